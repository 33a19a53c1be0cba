// A demo shop's terms, written in four manners: by question, by table, in English, and as one speaks.
import { elementAt } from "../../contract/get-or-throw.ts";
import { escapeHtml } from "../../server/html.ts";
import type { DemoBrand } from "../types.ts";
import { frame } from "./frame.ts";

type Figures = {
  near: number;
  far: number;
  free: number;
  exchange: number;
  back: number;
  fee: number;
};

/** The same for a shop every time, different from shop to shop. */
function figuresOf(brand: DemoBrand): Figures {
  const seed = [...brand.key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const pick = <T>(values: readonly T[], shift: number) =>
    elementAt(values, (seed >> shift) % values.length);
  return {
    near: pick([45, 50, 55, 60], 0),
    far: pick([70, 75, 80, 90], 2),
    free: pick([1200, 1500, 1800, 2500], 4),
    exchange: pick([7, 14, 14, 10], 1),
    back: pick([7, 14, 0, 14], 3),
    fee: pick([40, 50, 60], 5),
  };
}

type Writer = (figures: Figures, brand: DemoBrand) => string;

const byQuestion: Writer = ({
  near,
  far,
  free,
  exchange,
  fee,
}) => `<div lang="ar" dir="rtl"><h1>أسئلة بتتسأل كتير</h1>
<h3>الشحن بكام؟</h3><p>القاهرة والجيزة ${near} جنيه، وباقي المحافظات ${far} جنيه. لو أوردرك فوق ${free} جنيه الشحن علينا.</p>
<h3>هيوصل إمتى؟</h3><p>القاهرة والجيزة من يومين لـ ٣ أيام، وباقي المحافظات من ٣ لـ ٦ أيام.</p>
<h3>أدفع إزاي؟</h3><p>كاش عند الاستلام أو فيزا أو إنستاباي.</p>
<h3>ينفع أقيس؟</h3><p>طبعًا، المندوب بيستناكي ربع ساعة.</p>
<h3>المقاس طلع مش مظبوط؟</h3><p>معاكي ${exchange} أيام تبدّلي، والتبديل بـ ${fee} جنيه.</p>
<h3>ينفع أرجّع؟</h3><p>لا للأسف، استبدال بس.</p>
<h3>إيه اللي مابيتبدلش؟</h3><p>القطع اللي عليها خصم والإكسسوارات.</p>
<h3>بتأكدوا الأوردر إزاي؟</h3><p>بنكلمك في التليفون قبل ما نشحن.</p></div>`;

const byTable: Writer = (
  { near, far, free, exchange, back },
  brand,
) => `<div lang="ar" dir="rtl"><h1>الشحن والدفع والاستبدال</h1>
<table><tr><th>المحافظة</th><th>مصاريف الشحن</th><th>مدة التوصيل</th></tr>
<tr><td>القاهرة والجيزة</td><td>${near} ج.م</td><td>1-3 أيام</td></tr><tr><td>الإسكندرية والدلتا</td><td>${near + 10} ج.م</td><td>2-4 أيام</td></tr>
<tr><td>مدن القناة</td><td>${near + 15} ج.م</td><td>3-4 أيام</td></tr><tr><td>الصعيد</td><td>${far} ج.م</td><td>4-6 أيام</td></tr>
<tr><td>باقي المحافظات</td><td>${far + 15} ج.م</td><td>5-7 أيام</td></tr></table>
<p>الشحن مجاني للطلبات التي تزيد عن ${free} جنيه.</p><h2>الدفع</h2><p>نقدًا عند الاستلام، أو بالبطاقة عبر الموقع، أو بالتقسيط عن طريق فاليو.</p>
<h2>الاستبدال والاسترجاع</h2><p>الاستبدال خلال ${exchange} يومًا من الاستلام، ومصاريف الشحن على العميل.</p>
<p>${back > 0 ? `الاسترجاع خلال ${back} يومًا ويُرد المبلغ بنفس وسيلة الدفع.` : "لا يوجد استرجاع بعد الاستلام."}</p>
<p>الملابس الداخلية والجوارب والقطع المخفضة لا تُستبدل ولا تُسترجع.</p><p>من حق العميل فتح الشحنة ومعاينة القطعة قبل الدفع.</p>
<p>المعرض: شارع السوق، ${escapeHtml(brand.city)}.</p></div>`;

const inEnglish: Writer = ({
  near,
  far,
  free,
  exchange,
  back,
  fee,
}) => `<h1>Delivery, payment, returns</h1><h2>Delivery</h2>
<p>Cairo and Giza: EGP ${near}, 2-3 days. All other governorates: EGP ${far}, 3-6 days.</p><p>Free shipping on orders over EGP ${free}.</p>
<h2>Payment</h2><p>Cash on delivery, Visa and Mastercard on our website, or a mobile wallet.</p>
<h2>Exchange and return</h2><p>You can exchange any piece within ${exchange} days of receiving it. An exchange costs EGP ${fee}.</p>
<p>${back > 0 ? `Returns are accepted within ${back} days; you pay the courier and your money comes back the way you paid.` : "We don't offer returns."}</p>
<p>Swimwear, underwear and sale pieces cannot be exchanged or returned.</p><h2>At your door</h2><p>You may open the parcel and look before you pay, but trying on is not possible.</p>
<p>We send you a WhatsApp message to confirm every order before we ship it.</p>`;

const asSpoken: Writer = ({ near, far, exchange }) => `<div lang="ar" dir="rtl"><h1>نظامنا 🤍</h1>
<p>التوصيل للقاهرة والجيزة ب${near} جنيه ولباقي المحافظات ب${far} جنيه، وبياخد من يومين لخمس أيام.</p><p>الدفع كاش لما الأوردر يوصلك أو فودافون كاش.</p>
<p>معاكي ${exchange} أيام لو حابة تبدلي المقاس والشحن علينا أول مرة.</p><p>مفيش استرجاع فلوس، التبديل بس.</p><p>بنبعتلك ع الواتس نأكد الأوردر قبل ما يطلع.</p></div>`;

const MANNERS: Writer[] = [byQuestion, byTable, inEnglish, asSpoken];

export function termsPage(brand: DemoBrand, at: number): string {
  const write = elementAt(MANNERS, at % MANNERS.length);
  return frame(`Terms | ${brand.name}`, brand, write(figuresOf(brand), brand));
}
