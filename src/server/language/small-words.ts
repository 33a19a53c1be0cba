// Words that carry no wish: what is left after them is searched for in the text.
import { keyOfTyped, keysOfListed, noteFixed, noteSmall } from "./speech.ts";

const SMALL = `
بديل badeel kamel kaml kamla kamil كامل كامله kolaha kollaha كلها ra7ty راحتي rayes basha m3alem m3allem ريس باشا معلم 3araes 3arayes 3ara2es 3ersan عرسان
kalam كلام a5er akher اخر عليا ears react reacts allergy حساسيه بيعملي beye3mely 7asaseya
wallahi wallahy walahi wallah والله بالله bellah aslan asln اصلا بص بصي bos bosy bossy لسه lessa lesa كتير keteer kteer ketir الجاي الجايه gay gaya الجمعه الخميس gom3a 5amis khamis كنت kont عايزاه عايزالها عايزاله محتاجالها محتاجاله 3ayzah 3ayzalha 3ayzalo me7tagalha عندها عنده وعندها 3andaha موظفه موظف mowazafa mowazaf مسافر مسافره mesafer mesafra 3aleh 3aleha 3leh 3leha 3alehom الشهر شهر shahr فيهم منهم menhom mnhom minhom fehom feehom insha allah inshallah insha2allah sha2 isa شاء الله ان يارب week weeks اسبوع اسبوعين اسابيع osbo3 osboo3 usbo3 asabee3
blimey crikey gosh yikes whoa woah ouch golly jeez sheesh hooray mohem mohemm mohema aham ahamm smth sth sumthing friend friends cousin cousins colleague colleagues coworker coworkers neighbour neighbor boss roommate flatmate getting gimme lemme gotta dunno tryna kinda sorta 2nite tonite 2moro tmrw tmw 2day eu eur either neither whichever somebody someone anybody everybody nobody omg ugh lol monday tuesday wednesday thursday friday saturday sunday btw tbh ngl idk imo imho fyi hmm come comes came bit take takes wears wait pair real both well back enough tall went nah forget rather hmm hm oh um ah please kindly especially
prefer preferably possibly exactly honestly guess think know sure wonder wondering suits suit mind basically kinda sort piece pls
ارني اروني اعرض اعرضي اعرضوا احتاج احتاجه ارغب رغبه ابتغي اود نود اقتناء توجد يوجد لديكم لديك لدي تقترحوا تقترحون تقترح تقترحي اقترحوا ترشحون ترشحوا تنصحون تنصحني انسب يناسب تناسب يناسبني تناسبني لطفا رجاء فضلك فضلكم بدور بادور ادور دور مثلا يعني بقي كفايه حابه حابب حاب نفسى رايحه رايح عندي لونه لونها خليهم يبقي تبقي هيكون هتكون شايفه شايف افتكر مفيش معندكوش معندكمش ماعندكوش ماعندكمش معندكش معندكو
ma3andkosh ma3andokosh ma3andkomsh m3andkosh m3ndkosh badawar badwar badawwar law lw feeh fih fiha masalan masln da di dy deh dol wala tele3 7aba 7abba 7abeb ray7a raye7 ray7en 3andy 3andi ykoon tkoon yekoon
haykoon 5aleha 5aleh khalih khaliha ba2aa b2y y3ni ezay ezzay mumkin mmkn 5las khales bgd begad
a an the this that these those some any all every each another other one ones it its is are was were be been being am i im me my mine we
our us you your he she they them their his her of in on at to for from by with within into onto over under about as than then so and or nor
but if when while where which who what how why do does did done can could would should will shall may might must have has had having get
got give show find search look looking looks need needs needed want wants wanted wanna like likes love buy shop shopping please pls plz
thanks thank hello hi hey ok okay yes just only really very too also more most much many lot lots something anything thing things stuff
someone good nice best great perfect beautiful pretty lovely amazing gorgeous stylish trendy fashionable wear wearing worn suitable
appropriate goes go match matches colour colours color colors coloured colored size sizes style styled styles type types kind kinds item items pieces product products clothes clothing outfit wardrobe collection made make makes material fabric price prices priced cost
costs costing budget egp le pound pounds new here there up out off s t d m re ve ll dont don doesn isn aren couldn ca wo recommend suggest
suggestion suggestions option options idea ideas me let lets see help send tell asap today tonight tomorrow now going
attend attending brand brands store local egyptian egypt cairo fashion between around approximately nothing shade shades percent same instead else actually maybe
عايز عايزه عاوز عاوزه عايزين عاوزين نفسي محتاج محتاجه ممكن لو سمحت سمحتي فين عندكم عندكو عندك في فيه فيها على علي من الى الي عن مع هل ايه
اي كل كده زي بس جدا اوي قوي حاجه حاجات شويه كويس كويسه حلو حلوه حلوين جميل جميله جديد جديده انا انت انتي هو هي احنا دي ده دول اللي الي التي
الذي كان يكون تكون عشان علشان لان لون الوان بلون باللون اللون مقاس مقاسات بمقاس سعر السعر سعره سعرها بسعر اسعار جنيه قماش القماش
خامه خامته خامتها الخامه مصنوع مصنوعه معمول و او ولا يا رب ال ل ب ف ك هدوم لبس ملابس ازياء موضه ستايل شكل اشكال نوع انواع قطعه
قطع مناسب مناسبه ينفع تنفع يليق تليق البس البسه البسها ارتدي اشتري شراء اجيب هات هاتلي وريني وريني شوفلي دورلي ابحث بحث اريد ابغي ابي
اقترح رشحلي رشح يكون تكون كمان برضه حد واحد واحده محل محلات ماركه ماركات براند موجود ممكن ياريت احلي افضل احسن بين حوالي تقريبا
بتاع بتاعه بتاعت عليه عليها معاه معاها اليوم بكره النهارده خاص خاصه ليا لي لينا طب طيب عايزها عايزاها عاوزها عايزاه عايزه خليها خليه نفس نفسها نفسه تاني تانيه غيرها بدل عندكوا فيش
barra bara gowa gowwa 5ales خالص اكتر منه منها الموديل model moodel bs aro7 beha beeha bih 3agabny 3agebny 3agbny balbes balbs asref hoa hwa hya sa3at wa7da santy 3and tnfa3 اروح بيها بيه هاتيلي هاتى جيبيلي جيبلي ابعتيلي بلبس اصرف لواحده عند 3ayz 3ayiz 3ayzin ayz 3auz 3auza 3aoz 3aoza 3aiez 3aez 3aeza 3wz 3wza 3awz a2olek a2olak a2olko 3ayez 3ayza 3awez 3awza 3yz 3yza 3aiza 3aiz ayza ayez 3ayzeen nefsy me7tag me7taga mehtag mehtaga momken sama7t sama7ti fen fein feen 3ando
3andoko 3andokom 3andak fe fi feh feha 3ala 3la mn ela 3an ma3 eh eih ay ayy kol keda zay bas gedan awy awi 2awy 7aga haga
7agat shwaya shewaya kowayes kwayes kwayesa 7elw 7elwa helw helwa gamil gamila gameel gedid gedida ana enta enty howa heya e7na dah
dol elly elli el al il w we wa wel aw walla ya rab 3ashan 3ashan 3alashan lon loon alwan b be bel beloon bloon ma2as ma2asat se3r se3ro
se3raha lebs hodoom hodom malabes shakl ashkal no3 anwa3 2et3a monaseb monasba yenfa3 tenfa3 albes albeso albesha ashtery hatly
hatli wareeny wariny shofly dawarly a7san a7la kaman bardo 7ad wa7ed wa7da brand mahal lel lil la le l ely bta3 bta3et geneh mn fih
aktar aktr fel fil fl tab tayeb khaleeha khaleh nafs tany tanya ba2a b2a ba2y 3ayzaha 3ayzha 3awzaha 3ayzo 3awzo 3ayezo 3awezo 3ayzhom 3awzhom 3ayzahom 3awzahom ma3a ma3ah ma3aha hena kda y3ny ya3ny yb2a tb2a tkoon ykoon yekon tekon 2omash omash khama
`;

const SMALL_WORDS = new Set(SMALL.split(/\s+/).filter(Boolean));
const HEARD = new Set([...SMALL_WORDS].flatMap(keysOfListed));
for (const word of SMALL_WORDS) noteSmall(word);
// "kamla" is whole, and no "kammelha", finish it.
for (const word of ["بديل", "kamla", "kamel", "kaml", "kalam"]) noteFixed(word);
// "5ales" is "at all", and not "5alas", that will do.
for (const word of ["5ales", "khales", "خالص"]) noteFixed(word);
// "zahy" is bright, and no "zayaha", like it.
for (const word of ["zahy", "zahya"]) noteFixed(word);
// "3areed" is broad, and no "3ard", an offer; "bta3y" is mine, and nothing that is sold.
for (const word of "3arid 3areed 3aryd 3ared 3arida 3areeda bta3y bta3i beta3y bta3ty beta3ty bta3ti bta3o bta3ha beta3ha bta3to bta3etha".split(
  " ",
))
  noteFixed(word);
// "Mesh far2a" is all the same, and no branch.
for (const word of ["far2a", "farka", "far2", "fare2"]) noteFixed(word);
// "komam" are sleeves, and no "kam", how much.
for (const word of ["komam", "akmam", "ekmam", "2akmam"]) noteFixed(word);
// "torab" is dust, and no earthy colour.
for (const word of ["torab", "trab", "toraab"]) noteFixed(word);
// "mohem" is important, and no "ma3ahom", with them; "ahlo" are his people, and no hello.
for (const word of ["mohem", "mohemm", "mohema", "ahlo", "ahlaha", "ahly"]) noteFixed(word);
// Standard Arabic asks to be shown something, and offers nothing.
for (const word of ["اعرض", "اعرضي", "اعرضوا"]) noteFixed(word);
// Little words that sound like people and numbers: fine, when, they, wait, countryside, pass.
for (const word of "tamam tmam tamaam emta imta homa homma estany estanny baladi balady karny".split(
  " ",
))
  noteFixed(word);
// "barra" is abroad, and no beret; "gowa" is inside.
for (const word of ["barra", "bara", "barrah", "gowa", "gowwa"]) noteFixed(word);
// "el ard" is the floor, and no "3ard", an offer.
for (const word of ["3alaya", "3alya", "3lya", "3al", "ard", "ardd", "2ard", "el2ard"])
  noteFixed(word);

export function isSmallWord(word: string): boolean {
  if (SMALL_WORDS.has(word) || /^\p{L}$/u.test(word)) return true;
  // An "and" is written onto the next word: "وعايزه".
  if (/^[وف]\p{Script=Arabic}{3}/u.test(word) && SMALL_WORDS.has(word.slice(1))) return true;
  const key = keyOfTyped(word);
  return key !== undefined && HEARD.has(key);
}
