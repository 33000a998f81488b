/** The gallery is no part of the shop's pages. */
export const FlowGallery = () => null;
