import js from "@eslint/js";
import globals from "globals";

/** What each part of the JavaScript may take for granted, and the habits all of it keeps. */
export default [
  { ignores: ["dist/", "target/", "test-results/", "www/pkg/"] },
  js.configs.recommended,
  {
    rules: {
      curly: ["error", "multi-line"],
      eqeqeq: "error",
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-param-reassign": "error",
      "no-shadow": "error",
      "no-throw-literal": "error",
      "no-unused-expressions": "error",
      "no-use-before-define": ["error", { functions: false, classes: false, variables: false }],
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "prefer-template": "error",
    },
  },
  { files: ["www/**/*.js"], languageOptions: { globals: globals.browser } },
  { files: ["www/sw.js"], languageOptions: { globals: globals.serviceworker } },
  { files: ["www/worker.js"], languageOptions: { globals: globals.worker } },
  { files: ["xtask/src/single_file_start.js"], languageOptions: { globals: globals.browser } },
  {
    // Functions that Playwright carries into the page run in the browser, so tests see both worlds.
    files: ["tests/**/*.js", "benches/*.js", "xtask/*.js"],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
];
