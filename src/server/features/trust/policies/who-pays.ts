/** “Who pays for the courier?”, in either language. */
const WHO_PAYS =
  /who(?:'s| is| will be| does| should)? (?:pay|bear|cover|paying|covers|pays|bears)|(?:مين|من) (?:اللي |الذي )?(?:ب|ه|ح)?(?:ي)?(?:دفع|تحمل|تكفل)|علي مين|(?:ال)?(?:مصاريف|شحن|رسوم|تكلفه)[^.]{0,20} علي (?:مين|من)|3ala meen|meen by?edfa3/u;
export const asksWhoPays = (text: string): boolean => WHO_PAYS.test(text);
