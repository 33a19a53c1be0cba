/** What the screen has to say about the last thing that was done. */
export type Told = { tone: "error" | "success"; message: string };
export type Tell = (told: Told | null) => void;
