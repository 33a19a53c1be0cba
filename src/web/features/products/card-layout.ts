// How a card is laid out. Where it is wide enough it lies: a whole picture and its price fit a low screen.

export const LYING =
  "lg:@min-[345px]/card:grid lg:@min-[345px]/card:grid-cols-[min(45cqi,300px)_minmax(0,1fr)] lg:@min-[345px]/card:gap-x-5";
