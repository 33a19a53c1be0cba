/** Where the profile lies among the cached answers. */
export const profileKey = (brandId: string) => ["brand-profile", brandId];
