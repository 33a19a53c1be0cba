// Words around an amount of money, and what they make of it: at most, at least, about.
import { createSpoken } from "./phrases.ts";

export type Bound = "max" | "min" | "around" | "near" | "from" | "between" | "for";

export const BEFORE = createSpoken<Bound>([
  [
    "max",
    "leaves me change from, leave me change from, leaves change from, leave change from, get change from, get change out of, with change from, change from, change out of, change left from, shy of, south of, this side of, right side of, stop at, stopping at, line at, max out at, maxes out at, maxing out at, top out at, tops out at, limited to, restricted to, all i have is, all i ve got is, all i got is, all we have is, all we ve got is, left with, no pricier than, no dearer than, no further than, not past, nothing past, not a pound over, not a penny over, not a pound above, not a penny above, keep it under, keep it below, keeping it under, keeping under, stay under, stay below, stays under, keep under, keep below, cash in hand is, cash in hand, money in hand is, in my purse is, in my wallet is, cap it at, cap it to, cap that at, cap this at, cap things at, most i can do is, most i can pay is, most i can spend is, most i could pay is, most i will pay is, most i ll pay is, most i would pay is, most i have is, upper limit is, upper limit of, cap is, cap of, cap at, my cap is, capped at, limit is, my limit is, limit of, ceiling is, ceiling of, go down to, come down to, bring it down to, keep it at, keep it to, stay at, under, below, less than, lower than, cheaper than, max, maximum, max of, maximum of, up to, upto, no more than, not more than, at most, within, not over, not above, budget, budget of, my budget is, budget is, budget under, stretch to, can spend, could spend, can afford, could afford, as much as, for under, for less than, with a budget of, priced under, price under, price below, costs less than, costing under, beneath, not exceeding, no higher than, till, until",
  ],
  [
    "max",
    "اعلي سعر, اعلي سعر عندي, اكبر مبلغ, أقل من, اقل عن, تحت, تحت ال, حد أقصى, بحد أقصى, الحد الأقصى, اقصى سعر, لحد, لغاية, ميزيدش عن, مايزيدش عن, لا يزيد عن, لا تزيد عن, متزيدش عن, ماتزيدش عن, مش هيزيد عن, ارخص من, مش اكتر من, مش اكثر من, ليس اكثر من, ميعديش, متعديش, ما يعديش, ما تعديش, ميزانية, ميزانيتي, بميزانية, اخري, اخر حاجه, اخري معايا, اخر كلام, معايا, سعره اقل من, سعرها اقل من, بسعر اقل من, دون, دون ال, بأقل من, في حدود ميزانيه, ميزانيه ل, ميزانيتي ل, غير, الا, جيبي, في جيبي, مبلغي, المبلغ, معانا, محوش, محوشه, محوشين, حوشت, محوش حوالي, محوشه حوالي, محوشين حوالي, لمينا, جمعنا, هدفع, ادفع, اقصى حاجه, اقصى حاجه ادفعها, اقصى حاجه عندي, اكتر حاجه ادفعها, اخري في الموضوع, سقفي, السقف",
  ],
  [
    "max",
    "ma7dood b, ma7dood ba, ma7dood be, a3la se3r, a3la se3r 3andy, ta7t, taht, ta7t el, taht el, a2al men, a2al mn, a2all men, a2al min, aqal men, aqal min, akal men, a2el men, 2a2al men, a2l men, a2al mein, aal men, a2alle men, la7ad, l7d, le7ad, l7ad, lehad, le8ayet, leghayet, le 8ayet, lghayet, mayzedsh 3an, mayzidsh 3an, maxemum, ar5as men, arkhas men, mesh aktar men, msh aktar men, mish aktar min, mizanya, mizaniyty, mezanya, mizanyty, mezaneyty, mezanyti, 7ad a2sa, akhry, a5ry, akher 7aga, a5er 7aga, akher 7agty, ma3aya, mat3adesh, may3adesh, aqall men, akal mn, aqal mn, gher, ella, geby, fe geby, mablaghy, me7awesh, me7awsha, me7awsheen, lameena, hadfa3, adfa3, a2sa 7aga, a2sa 7aga adfa3ha, a2sa 7aga 3andy, akhry fel mawdoo3, mezanya le, mezanyety le",
  ],
  [
    "min",
    "over, above, more than, at least, min, minimum, minimum of, greater than, higher than, starting from, starting at, starts from, no less than, not less than, upwards of, pricier than, dearer than, costlier than, more expensive than, starting",
  ],
  [
    "min",
    "أكتر من, أكثر من, اكثر من, فوق, فوق ال, على الأقل, عالاقل, أعلى من, ابتداء من, أغلى من, مش اقل من, لا يقل عن, لا تقل عن, ازيد من, ميقلش عن, متقلش عن, مايقلش عن, ماتقلش عن, بدايه من, يبدا من, حد ادنى, مش أقل من",
  ],
  [
    "min",
    "aktar men, aktar mn, aktar min, akter men, aktr mn, fo2, foo2, fo2 el, fou2, 3al a2al, 3ala el a2al, aghla men, a8la men, azyad men, mesh a2al men, aksar men, mn awel, men awel",
  ],
  [
    "around",
    "around, about, approx, approximately, roughly, near, close to, circa, nearly, almost, in the range of, in the region of, in the ballpark of, in the neighbourhood of, somewhere near",
  ],
  ["around", "حوالي, حوالين, حوالين ال, تقريبا, قريب من, ما يقارب"],
  [
    "around",
    "7awaly, 7awalein, 7awaleen, 7awali, hawaly, hawali, ta2riban, takriban, 7wali, 7waly",
  ],
  [
    "near",
    "في حدود, بحدود, حدود, في رينج, في نطاق, في حدود ال, fe 7edood, 7edood, fe 7dod, fe 7odood, fi hodood, fe hdod, f 7dod, fe 7odod, fi 7dod, fe hodood, fi 7odood, f 7odood, fe 7odood el, 7odood, hodood, budget around, budget about, budget of around, ميزانيه حوالي",
  ],
  ["between", "between, بين, ما بين, مابين, bein, ben, been, ma bein, mabein, mabeen"],
  ["from", "from, من, men, mn, min, range, price range, price"],
  [
    "for",
    "for, at, b, be, ب, بـ, بسعر, سعر, السعر, سعره, سعرها, price of, worth, s3ro, se3r, be se3r, bse3r",
  ],
]);

export const BETWEEN = createSpoken<true>([
  [
    true,
    "to, and, till, until, through, ل, لـ, الى, إلى, حتى, لحد, و, لغاية, le, l, la, w, we, wel, la7ad, le7ad, l7d, wa, ela, ila, lehad, leghayet",
  ],
]);

export const AFTER = createSpoken<Bound>([
  [
    "max",
    "is where i stop, is where we stop, is where it ends, is where it stops, is where i draw the line, is my limit, is the limit, is our limit, is my absolute limit, is the absolute limit, is my cap, is the cap, is my max, is the max, is my maximum, is the maximum, is my ceiling, is the ceiling, is the most, is my budget, is the budget, is our budget, is my lot, is my line, is all i have, is all i ve got, is all i got, is all we have, is all i can do, is all i can spend, is as far as i go, is as far as i can go, is as high as i go, is as high as i can go, is pushing it, is it for me, is my top, is the top, is tops, and i am done, and i m done, and i am out, and i m out, and no higher, and not a coin more, and not a penny over, to my name, in hand, in my hand, in my pocket, in my purse, in my wallet, in my account, in the bank, in the kitty, in the pot, in the envelope, in the tin, in cash, left to spend, left this month, left for the month, between us, and not more, and no more, and not a pound more, not a pound more, not a penny more, and not a penny more, not a piastre more, and not a piastre more, to spend, to blow, to burn, to play with, to work with, or less, or lower, and lower, or under, or below, and under, and below, and less, max, maximum, at most, tops, or cheaper, او اقل, أو أقل, واقل, بالكتير, بالكثير, على الاكتر, وانا نازله, وانا نازل, وانت نازل, ونازل, وتحت, مش اكتر, كحد اقصى, ماكس, بحد اقصى, not more, no more, mesh aktar, msh aktar, w enta nazel, w ana nazla, w nazel, we ta7t, w ta7t, 3al aktar, max keda, aw a2al, w a2al, bel keteer, bel kteer, belketeer, bel kteer, bel ktir, belktir, bil kteer, belkteer, bilkteer, bel kteer, wa a2al, aw aqal, أو أرخص, ka7ad a2sa, k7ad a2sa, kahad aqsa, 7ad a2sa, had aqsa, a2sa 7aga",
  ],
  [
    "min",
    "upwards, upward, onwards, and upwards, and onwards, or upwards, or more, or above, and up, and above, and over, or over, or higher, plus, and more, minimum, min, at least, at the least, او طالع, فيما فوق, او اكتر, أو أكثر, واكتر, فما فوق, وطالع, واكثر, aw aktar, w aktar, fama fo2, w tale3, او اعلى",
  ],
  [
    "around",
    "تقريبا, approximately, or so, or thereabouts, range, ballpark, region, mark, ta2riban, takriban, approx, ta2reban",
  ],
]);

export const CURRENCY = new Set(
  "egp le pound pounds quid geneih ginaih genaih ginih gnaih gineih genieh gnieh geneh gneh gneih ginee genih gneeh geneeh gnih genee gneehat جنيه جنيهات جنيها ج جم جنية genehat gineh egy e".split(
    " ",
  ),
);
export const COIN = new Set([...CURRENCY].filter((word) => word !== "e" && word !== "ج"));
