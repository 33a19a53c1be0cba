/** Thumbnails, picture, words; on phones one under the other. */
export const detailLayout =
  "grid lg:grid-cols-[76px_minmax(0,11fr)_minmax(0,9fr)] xl:grid-cols-[76px_minmax(0,620px)_minmax(0,1fr)] lg:gap-x-4 md:max-lg:grid-cols-2 md:max-lg:grid-rows-[auto_1fr] md:max-lg:gap-x-8";
