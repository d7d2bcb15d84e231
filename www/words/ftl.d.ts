/** A catalogue of messages is put into the module that imports it, as text. */
declare module "*.ftl" {
  const text: string;
  export default text;
}
