// Imported after the libraries and before our own modules.
import { breathe } from "./breathe.ts";

await breathe();
