/** Replaces Yoga's GraphiQL plug-in in the Worker (`replacements.mjs`). */
export const useGraphiQL = () => ({});
export const renderGraphiQL = undefined;
export const shouldRenderGraphiQL = undefined;
