// Known bots look at everything and buy nothing; they are not counted.
import { isbot } from "isbot";

export const isBot = (userAgent: string): boolean => userAgent === "" || isbot(userAgent);
