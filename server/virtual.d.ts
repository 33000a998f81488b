declare module 'virtual:contract' {
  /** The OpenAPI document of `contract/` as JSON. */
  const json: string;
  export default json;
}
