/**
 * Put into every module of the page when the site is made (`xtask/src/bundle.rs`), so that each leads to all that the page
 * starts with. Nothing of it runs twice, or sooner than it would.
 */

import "../www/start.js";
