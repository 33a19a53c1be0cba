// What a brand agrees to. It says what section 1 of the specification says, in nine sections.
import type { Section } from "./document.ts";

export const TERMS: readonly Section[] = [
  {
    title: { en: "Overview", ar: "نظرة عامة" },
    paragraphs: [
      {
        en: "Ribby is a place to discover fashion from local brands. Ribby does not sell products itself: shoppers see a piece here and buy it on the brand’s own website.",
        ar: "ريبي مكان لاكتشاف أزياء العلامات المحلية. لا يبيع ريبي المنتجات بنفسه: يرى المتسوّق القطعة هنا ويشتريها من موقع العلامة نفسها.",
      },
      {
        en: "By registering a brand you accept these terms on its behalf and confirm that you are allowed to do so.",
        ar: "بتسجيل علامة تجارية فإنك توافق على هذه الشروط نيابةً عنها، وتقرّ بأنك مخوّل بذلك.",
      },
    ],
  },
  {
    title: { en: "Registration and extraction", ar: "التسجيل واستخراج البيانات" },
    paragraphs: [
      {
        en: "To register you give us your brand’s name, a username, an email address, a mobile number and your website, and you keep them correct. You are responsible for what happens under your account and for keeping its password secret.",
        ar: "للتسجيل تقدّم لنا اسم علامتك واسم مستخدم وبريدًا إلكترونيًا ورقم هاتف محمول وعنوان موقعك، وتحافظ على صحتها. أنت مسؤول عما يجري من خلال حسابك وعن سرية كلمة المرور.",
      },
      {
        en: "You allow Ribby to read the public pages of the website you registered and to extract public product data from them: images, names, descriptions, prices and categories. We read at a gentle pace and respect your robots.txt. Nothing goes live before you have reviewed it.",
        ar: "تسمح لريبي بقراءة الصفحات العامة للموقع الذي سجّلته، واستخراج بيانات المنتجات العامة منها: الصور والأسماء والأوصاف والأسعار والأقسام. نقرأ بوتيرة هادئة ونلتزم بملف \u2066robots.txt\u2069، ولا يظهر شيء للعامة قبل أن تراجعه.",
      },
    ],
  },
  {
    title: { en: "User experience", ar: "تجربة المستخدم" },
    paragraphs: [
      {
        en: "Shoppers browse, search, pin pieces and see two of them together on a drawn model. Results are ordered by how well they answer the shopper; the picture on a model is an impression, not a promise of fit.",
        ar: "يتصفّح المتسوّقون ويبحثون ويحفظون القطع ويرون قطعتين معًا على موديل مرسوم. تُرتَّب النتائج بحسب ملاءمتها لطلب المتسوّق، والصورة على الموديل انطباع تقريبي وليست وعدًا بالمقاس.",
      },
      {
        en: "A link on every product leads to your website. We count how often it is used and show you the figures.",
        ar: "في كل منتج رابط يقود إلى موقعك. نحصي عدد مرات استخدامه ونعرض عليك الأرقام.",
      },
    ],
  },
  {
    title: { en: "Intellectual property", ar: "الملكية الفكرية" },
    paragraphs: [
      {
        en: "Your name, logo, pictures and texts stay yours. You give Ribby a free, non-exclusive permission to store, resize, translate and show them in order to present your products, for as long as they are listed here.",
        ar: "يبقى اسمك وشعارك وصورك ونصوصك ملكًا لك. وتمنح ريبي إذنًا مجانيًا غير حصري بحفظها وتغيير أحجامها وترجمتها وعرضها من أجل تقديم منتجاتك، ما دامت معروضة هنا.",
      },
      {
        en: "You confirm that you hold the rights to what you show. Ribby’s own name, design and software belong to Ribby.",
        ar: "وتقرّ بأنك تملك حقوق ما تعرضه. أما اسم ريبي وتصميمه وبرامجه فملك لريبي.",
      },
    ],
  },
  {
    title: { en: "Brand responsibilities", ar: "مسؤوليات العلامة" },
    paragraphs: [
      {
        en: "You keep prices, availability and descriptions true, deliver what you sell, and answer your customers. You do not list counterfeit, unlawful or misleading products.",
        ar: "تحافظ على صحة الأسعار والتوفّر والأوصاف، وتسلّم ما تبيعه، وتردّ على عملائك. ولا تعرض منتجات مقلّدة أو مخالفة للقانون أو مضلّلة.",
      },
      {
        en: "Ribby may remove brands or listings that do not comply with these terms. We tell you why, unless the law forbids it.",
        ar: "يجوز لريبي إزالة العلامات أو المنتجات غير الملتزمة بهذه الشروط، ونخبرك بالسبب ما لم يمنعنا القانون.",
      },
    ],
  },
  {
    title: { en: "Liability", ar: "المسؤولية القانونية" },
    paragraphs: [
      {
        en: "The sale is a contract between the shopper and the brand. Ribby is not liable for transactions, for delivery, for returns, or for the downtime of a brand’s website.",
        ar: "البيع عقد بين المتسوّق والعلامة. لا يتحمّل ريبي المسؤولية عن المعاملات أو التوصيل أو المرتجعات أو توقّف موقع العلامة عن العمل.",
      },
      {
        en: "We work carefully but cannot promise that extracted data is always complete, or that Ribby is available without interruption.",
        ar: "نعمل بعناية، لكننا لا نضمن اكتمال البيانات المستخرجة دائمًا، ولا عمل ريبي دون انقطاع.",
      },
    ],
  },
  {
    title: { en: "Modifications", ar: "التعديلات" },
    paragraphs: [
      {
        en: "We may change these terms as Ribby grows. Brands hear of a change that matters by email before it takes effect; whoever stays after that date accepts it.",
        ar: "قد نعدّل هذه الشروط مع نمو ريبي. نُعلم العلامات بالتعديلات المهمة عبر البريد الإلكتروني قبل سريانها، ومن يستمر بعد ذلك التاريخ يُعدّ موافقًا عليها.",
      },
    ],
  },
  {
    title: { en: "Termination", ar: "إنهاء الحساب" },
    paragraphs: [
      {
        en: "You may end your account at any time by writing to {support}; your profile, products, subscription and analytics are then deleted. Ribby may end or block an account that breaks these terms.",
        ar: "يمكنك إنهاء حسابك في أي وقت بمراسلة {support}، وعندها تُحذف بيانات حسابك ومنتجاتك واشتراكك وإحصاءاتك. ويجوز لريبي إنهاء أو إيقاف أي حساب يخالف هذه الشروط.",
      },
    ],
  },
  {
    title: { en: "Contact", ar: "التواصل معنا" },
    paragraphs: [
      {
        en: "Questions about these terms, and complaints about a listing, reach a person at {support}.",
        ar: "للأسئلة عن هذه الشروط أو الشكاوى المتعلقة بمنتج معروض، راسلنا على {support} وسيردّ عليك شخص من فريقنا.",
      },
    ],
  },
];
