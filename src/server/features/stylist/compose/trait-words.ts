// What a word in the name of a piece says about it. A word may say several things. English only: other
// names are translated first.

/** What the piece is. */
export const KIND_WORDS: Record<string, string> = {
  outer:
    "coat jacket blazer cardigan outerwear trench parka kimono cape poncho vest gilet bomber anorak raincoat overcoat peacoat waistcoat jackets coats duster",
  jacket: "jacket bomber biker moto parka anorak",
  tailoring: "blazer tuxedo suit tailored waistcoat trouser trousers pencil pantsuit",
  knit: "sweater jumper pullover knit knitted cardigan cashmere cable turtleneck knitwear wool merino sweaters",
  tee: "tee t-shirt tank cami vest camisole tshirt singlet tees t-shirts tanks",
  shirt: "shirt blouse button-down tunic shirts blouses",
  crop: "crop cropped bralet bustier bandeau corset bra bralette midriff",
  sweat: "sweatshirt hoodie sweat sweatpants jogger joggers hooded sweats track tracksuit hoody",
  dress: "dress gown jumpsuit romper playsuit dresses gowns sundress maxidress",
  formal:
    "prom evening gown formal bridesmaid wedding party cocktail ball homecoming gowns bridal pageant",
  jeans: "jeans jean denim skinny boyfriend jeggings jegging bootcut wash",
  trousers: "pants trousers pant trouser slacks chinos culottes",
  leggings: "leggings legging tights treggings yoga",
  shorts: "shorts short skort cutoff cut-off cutoffs hotpants",
  skirt: "skirt mini miniskirt skirts skater tutu",
  heels:
    "pump pumps heel heels stiletto stilettos peep court platform heeled high-heel mule slingback d'orsay louboutin",
  boots: "boot boots bootie booties ankle chelsea combat knee-high riding",
  sneaker:
    "sneaker sneakers trainers trainer converse vans nike adidas plimsolls plimsoll tennis chuck high-top hi-top running runners puma reebok",
  flats:
    "flat flats ballet ballerina loafer loafers oxford oxfords slip brogue brogues moccasin moccasins slippers ballerinas",
  sandals:
    "sandal sandals flip flops espadrille espadrilles gladiator thong wedge wedges flip-flops",
  clutch: "clutch minaudiere envelope pochette box",
  tote: "tote shopper satchel handbag bowler holdall hobo birkin carryall duffle luggage",
  crossbody: "crossbody messenger cross-body shoulder saddle chain camera",
  backpack: "backpack rucksack knapsack",
  necklace: "necklace pendant choker collar bib locket",
  earrings: "earrings earring hoop studs hoops",
  ring: "ring rings",
  bracelet: "bracelet bangle cuff bangles bracelets",
  watch: "watch chronograph watches",
  sunglasses: "sunglasses glasses aviator aviators wayfarer shades",
  hat: "hat cap beanie snapback fedora hats floppy beret bowler",
  scarf: "scarf scarves snood shawl gloves",
  hair: "hair clip headband headpiece crown bow hairband",
  belt: "belt belted",
};

/** How it feels, when it is worn, what it is made of. */
export const MOOD_WORDS: Record<string, string> = {
  long: "maxi long floor-length floor full-length",
  sporty:
    "sporty sport sports track running nike adidas baseball varsity jersey basketball football gym active yoga workout snapback athletic team nba puma",
  edgy: "studded stud spike spiked skull punk moto biker combat ripped edgy leather zip zipped acid gothic goth cross rock chain spikes harness rocker studs buckle distressed destroyed metal",
  girly:
    "lace bow floral pearl heart ruffle ruffled tulle pink flower rose bows butterfly cute princess peplum scalloped ballet pastel peter pan",
  boho: "boho tribal aztec fringe fringed crochet feather bohemian festival hippie tassel embroidered paisley suede gypsy dreamcatcher turquoise crocheted ethnic",
  glam: "sequin sequined crystal embellished rhinestone diamond metallic glitter satin silk swarovski jeweled diamante beaded velvet gold crystals sparkle pave cubic zirconia evening",
  classic:
    "classic tailored wool trench cashmere camel leather structured pleated merino silk pencil",
  preppy:
    "preppy plaid tartan striped stripe check oxford collar polo argyle school checked gingham stripes",
  vintage: "vintage retro 50s 60s 70s 80s 90s antique old",
  graphic: "print printed graphic logo tumblr hipster band slogan letter photo",
  natural: "cotton linen straw canvas woven raffia wooden wood",
  grunge:
    "flannel grunge ripped distressed oversized plaid combat dr. martens creepers converse band boyfriend hipster tumblr acid",
  winter:
    "winter wool fur knit knitted coat scarf beanie gloves ugg boots sweater cable cashmere shearling parka snow warm turtleneck fleece down",
  summer:
    "summer beach sandals sandal shorts tank straw linen bikini swim flip sundress espadrille sleeveless strapless tropical hawaiian espadrilles",
  party:
    "bodycon sequin strappy clubwear stiletto platform lipsy mini party cocktail cutout cut-out backless bandage asos halter one-shoulder sexy",
  ladylike:
    "midi a-line swing shift pearl pleated kitten court peplum pencil flap quilted scallop scalloped bow jacquard brocade tweed lady bucket skater full mary jane audrey kate",
  office:
    "pencil blazer trouser trousers tailored crepe pumps tote structured button collar ponte slim-fit straight suit",
  western: "western cowboy fringe frye tan suede buckle cognac fringed harness",
  hipster:
    "galaxy skeleton nirvana moon star crescent infinity arrow triangle cat eye swag peace cross hipster tumblr soft grunge disco pyramid creepers sky alien universe mustache owl",
  casual:
    "canvas jersey basic slouchy relaxed plain cotton boyfriend pocket stretch tee v-neck scoop sweat rolled soft everyday slub easy",
  minimal:
    "minimal clean simple matte plain structured cos acne straight oversized geometric sculptural monochrome line",
  statement: "statement bold chunky bib oversized large thick layered giant multi neon",
  highwaist: "high-waisted waisted waist high-waist high-rise",
  fine: "14k 18k diamond ct. t.w. plated sterling sapphire onyx pearl pave",
  leather: "leather calf calfskin nappa patent saffiano lambskin",
  suede: "suede nubuck",
  denimCloth: "denim jean jeans",
  faux: "faux pu vegan imitation",
  chiffon: "chiffon silk satin crepe georgette organza",
  fur: "fur shearling",
};

export const COLOUR_WORDS: Record<string, string> = {
  black: "black noir jet blk",
  white: "white ivory cream off-white",
  neutral: "beige nude tan brown camel taupe khaki chestnut cognac natural sand stone blush",
  grey: "grey gray charcoal heather slate",
  gold: "gold golden 18k 14k gold-tone brass bronze",
  silver: "silver silver-tone sterling platinum steel",
  blue: "blue navy cobalt indigo aqua turquoise teal mint royal",
  red: "red burgundy wine coral bordeaux scarlet maroon oxblood",
  pink: "pink fuchsia blush magenta rose",
  green: "green emerald olive khaki army",
  yellow: "yellow orange mustard lime neon",
  purple: "purple lilac lavender violet plum",
  animal: "leopard snake zebra python crocodile cheetah snakeskin animal",
  multi: "multi multicolor colorful rainbow color-block",
};
