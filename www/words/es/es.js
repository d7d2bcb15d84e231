/**
 * Which Spanish word stands for which term, so that all catalogues speak alike:
 *   clearing claro · forest bosque · path sendero · slot hueco · ruin ruina · suit palo: zorro, conejo, ratón, ave
 *   warrior guerrero · building edificio · token ficha · pawn peón · piece pieza · supply reserva · item objeto
 *   rule gobernar, gobierno · dominance dominación · battle combatir, combate · move mover · craft fabricar · recruit reclutar
 *   spend gastar · discard descartar · draw robar · reveal revelar · remove retirar · hit impacto · ambush emboscada
 *   Birdsong Alba · Daylight Día · Evening Noche · turn turno · round ronda · seat asiento · score puntuar, puntos
 *   Marquise de Cat Marquesa de Gato · Eyrie Dynasties Dinastías del Nido · Woodland Alliance Alianza del Bosque · Vagabond Vagabundo
 *   Noxious Battery Batería Fétida · Blacktail Guild Gremio Colanegra · Bone Patrol Patrulla del Hueso
 *   Chameleander Camaleandro · Cirque du Goat Circo de la Cabra
 *   set-up preparación · reach alcance · homeland tierra natal · militant militante · insurgent insurgente · fan de aficionados
 *   exhaust agotar · refresh renovar · Aid Ayuda · quest misión · Decree Decreto · turmoil crisis · sympathy simpatía · outrage indignación
 *   Lizard Cult Culto del Lagarto · Corvid Conspiracy Conspiración Córvida · Underground Duchy Ducado Subterráneo
 *   Riverfolk Company Compañía Ribereña · fund fondo · commit comprometer · trade post puesto comercial · riverboats barcas · otter nutria
 *   Outcast Proscrito · hated odiado · Lost Souls Almas Perdidas · garden jardín · plot complot · snare trampa · raid asalto
 *   Lord of the Hundreds Señor de los Cientos · warlord caudillo · mob turba · stronghold fortaleza · Hoard Tesoro · mood humor
 *   raze arrasar · anoint ungir · incite incitar · oppress oprimir · loot saquear · Command Mando · Prowess Poderío · Advance Avance
 *   trick truco · expose desenmascarar · exert esforzarse · Burrow Madriguera · sway persuadir · squire escudero · lord señor
 * Whoever plays is addressed as tú and in the imperative (“Elige un claro”). What stands on buttons is an infinitive, as actions
 * are on boards (“Mover”, “Deshacer”). Clearings go by their number, without an article in the log: “de 5 a 8”.
 *
 * This stands here and not in a catalogue, because what stands in a catalogue travels with the page.
 */

import base from "./base.ftl";
import bots from "./bots.ftl";
import cards from "./cards.ftl";
import first from "./first.ftl";
import shell from "./shell.ftl";

/** Spanish. @type {import("../language.js").Language} */
export default {
  words: [first, shell, base, cards, bots],
  bring: {
    factions: (key) => import(`../../factions/${key}/words.es.ftl`),
    decks: (key) => import(`../../decks/${key}/words.es.ftl`),
    pages: (key) => PAGES[key](),
  },
};

const PAGES = {
  bench: () => import("./bench.ftl"),
  glossary: () => import("./glossary.ftl"),
  learn: () => import("./learn.ftl"),
  over: () => import("./over.ftl"),
};
