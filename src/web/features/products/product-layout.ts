/**
 * Thumbnails, picture, words; on phones one under the other. On tablets the picture, as high as half the page's width
 * makes it, stays beside the words with the thumbnails under it. On laptops it is no wider than lets its whole height be
 * seen at once: of a dress without its hem nobody knows how long it is.
 */
export const detailLayout =
  "grid lg:grid-cols-[76px_minmax(0,min(55%,var(--whole-picture)))_minmax(0,1fr)] xl:grid-cols-[76px_minmax(0,min(620px,var(--whole-picture)))_minmax(0,1fr)] lg:[--whole-picture:max(18rem,(100dvh-var(--bar)-4.5rem)*3/4)] lg:gap-x-4 md:max-lg:grid-cols-2 md:max-lg:grid-rows-[calc((100vw-2*var(--gutter)-2rem)*2/3)_1fr] md:max-lg:gap-x-8";
