/** React's server renderers, as the bundle of `render-ratio.mjs` holds them. */
declare module "renderer:*" {
  const renderer: Pick<typeof import("react-dom/server"), "renderToReadableStream">;
  export default renderer;
}
