/** Players of a draft who have no faction yet: what the engine calls them. */

/** Whether a key stands for a player without a faction. @param {string} faction */
export function isUndecided(faction) {
  return /^player-[1-6]$/.test(faction);
}
