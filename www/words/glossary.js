/** The words of the glossary, in a file of their own: they come after the first decision. */

import glossary from "./glossary.ftl";

export default glossary;
