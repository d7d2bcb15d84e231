/** Three short sounds, made here and nowhere stored: dice, points, and that it is one's turn. */

/** @type {AudioContext | null} */
let device = null;

/** What sounds: pitches in hertz, when each begins and how long it lasts in seconds. @type {Record<string, [number, number, number][]>} */
const SOUNDS = {
  battle: [
    [190, 0, 0.04],
    [150, 0.07, 0.04],
    [220, 0.13, 0.04],
    [120, 0.2, 0.12],
  ],
  score: [
    [523, 0, 0.12],
    [784, 0.11, 0.22],
  ],
  turn: [[392, 0, 0.3]],
};

/** How loud at most, from 0 to 1. */
const LOUD = 0.12;

/** @param {string} name */
export function play(name) {
  device ??= new AudioContext();
  const now = device.currentTime;
  for (const [pitch, begin, length] of SOUNDS[name] ?? []) {
    const voice = new OscillatorNode(device, {
      type: name === "battle" ? "square" : "triangle",
      frequency: pitch,
    });
    const volume = new GainNode(device, { gain: 0 });
    voice.connect(volume).connect(device.destination);
    volume.gain.setTargetAtTime(LOUD, now + begin, 0.006);
    volume.gain.setTargetAtTime(0, now + begin + length * 0.5, length * 0.2);
    voice.start(now + begin);
    voice.stop(now + begin + length * 2);
  }
}
