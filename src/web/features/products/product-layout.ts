/**
 * Thumbnails, picture, words; on phones one under the other. On tablets the picture, as high as half the page's width
 * makes it, stays beside the words with the thumbnails under it.
 */
export const detailLayout =
  "grid lg:grid-cols-[76px_minmax(0,11fr)_minmax(0,9fr)] xl:grid-cols-[76px_minmax(0,620px)_minmax(0,1fr)] lg:gap-x-4 md:max-lg:grid-cols-2 md:max-lg:grid-rows-[calc((100vw-2*var(--gutter)-2rem)*2/3)_1fr] md:max-lg:gap-x-8";
