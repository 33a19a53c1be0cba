// What is stored about whom, for how long and why. A change of what is stored changes this page too.
import type { Section } from "./document.ts";

export const PRIVACY: readonly Section[] = [
  {
    title: { en: "Shoppers stay unknown", ar: "لا نعرف هوية المتسوّقين" },
    paragraphs: [
      {
        en: "You can use all of Ribby as a shopper without an account and without telling us who you are. We do not sell data, show no advertising and let no other company watch you here.",
        ar: "يمكنك استخدام ريبي كاملًا كمتسوّق بلا حساب ودون أن تخبرنا من أنت. لا نبيع البيانات، ولا نعرض إعلانات، ولا نسمح لأي شركة أخرى بتتبّعك هنا.",
      },
    ],
  },
  {
    title: { en: "What we count", ar: "ما نُحصيه" },
    paragraphs: [
      {
        en: "When a product is opened, pinned, tried on a model or followed to its shop, we store what happened, to which product, from which part of Ribby and when. The event carries no name, no account and no address of your device. Brands see only sums and times.",
        ar: "عند فتح منتج أو حفظه أو تجربته على الموديل أو الانتقال إلى متجره، نحفظ ما حدث ولأي منتج ومن أي قسم في ريبي ومتى. لا يحمل هذا الحدث اسمًا ولا حسابًا ولا عنوان جهازك، ولا ترى العلامات سوى الأعداد والأوقات.",
      },
    ],
  },
  {
    title: { en: "What brands learn about demand", ar: "ما تعرفه العلامات عن الطلب" },
    paragraphs: [
      {
        en: "Questions to the stylist are counted by their meaning and week, and so are pieces that were opened, followed or of which a size was chosen. So that nobody is counted twice, your device’s address and browser are turned into a mark with a salt that is made anew each day and deleted with the marks when the day is over; a visitor who comes back another day counts anew. Brands never see a group of fewer than five, and the words of a question are kept only once five visitors typed the same ones; words with a number, an address or a link never. The counts are deleted after thirteen months.",
        ar: "تُحصى الأسئلة الموجّهة إلى الستايلست بمعناها وأسبوعها، وكذلك القطع التي فُتحت أو انتقل منها أحد إلى متجرها أو اختير منها مقاس. وحتى لا يُحسب أحد مرتين، يُحوَّل عنوان جهازك ومتصفحك إلى علامة بمفتاح عشوائي يتجدّد كل يوم ويُحذف مع العلامات بانتهاء اليوم، فمن يعود في يوم آخر يُحسب من جديد. لا ترى العلامات مجموعة أقل من خمسة أبدًا، ولا تُحفظ كلمات السؤال إلا بعد أن يكتبها خمسة زوار، وما فيه رقم أو عنوان أو رابط لا يُحفظ أبدًا. وتُحذف الأعداد بعد ثلاثة عشر شهرًا.",
      },
    ],
  },
  {
    title: { en: "Orders, where a brand wants it", ar: "الطلبات، إن أرادت العلامة ذلك" },
    paragraphs: [
      {
        en: "A brand may let its shop tell us that a visit we sent became an order. The link to that shop then carries a random mark of the visit, made anew each time you follow it. If an order comes back with it within thirty days, we keep the mark, the piece and the time: no name, no address, no amount, not even the order’s number. Whatever else the shop’s message holds is not looked at and not stored.",
        ar: "يمكن للعلامة أن تجعل متجرها يخبرنا بأن زيارة أرسلناها أصبحت طلبًا. عندئذ يحمل الرابط إلى ذلك المتجر علامة عشوائية للزيارة تُنشأ من جديد في كل مرة تتبعه فيها. وإذا عاد طلب بها خلال ثلاثين يومًا، نحفظ العلامة والقطعة والوقت: لا اسم ولا عنوان ولا مبلغ ولا حتى رقم الطلب. وما عدا ذلك في رسالة المتجر لا يُنظر فيه ولا يُحفظ.",
      },
    ],
  },
  {
    title: { en: "What stays in your browser", ar: "ما يبقى في متصفحك" },
    paragraphs: [
      {
        en: "Two cookies remember your language and your theme. Your pinned pieces, your place in the feed, the conversation with the stylist and what you asked before, the pieces you looked at last, the last picture on a model and the figure you chose for it, copies of pages you have seen (so that they open without a network), and your measures and governorate if you give them, are kept in your browser’s own storage and are yours to delete there. A signed-in brand’s session is kept in the same place.",
        ar: "ملفّا تعريف ارتباط يتذكّران لغتك والمظهر الذي اخترته. أما القطع المحفوظة وموضعك في القائمة ومحادثتك مع الستايلست وما سألت عنه من قبل وآخر القطع التي فتحتها وآخر صورة على الموديل والموديل الذي اخترته ونسخ الصفحات التي زرتها (لتفتح دون شبكة) ومقاساتك ومحافظتك إن كتبتها فتُحفظ في التخزين المحلي لمتصفحك، ولك أن تحذفها منه متى شئت. وتُحفظ جلسة العلامة المسجَّلة في المكان نفسه.",
      },
    ],
  },
  {
    title: { en: "Photos and questions", ar: "الصور والأسئلة" },
    paragraphs: [
      {
        en: "A photo you give to the stylist is looked at to understand it and is not kept. A photo of yourself that you give to see a piece on it is used on our own server for that one picture, is never written to a disk or sent to anybody, and is forgotten with the answer. Your questions are used to answer you. If a hosted model is switched on to answer better, the question or photo is sent to it for that answer only.",
        ar: "الصورة التي تعطيها للستايلست تُقرأ لفهمها فقط ولا نحتفظ بها. وصورتك التي تعطيها لترى عليها قطعة تُستخدم على خادمنا لتلك الصورة وحدها، ولا تُكتب على قرص ولا تُرسل إلى أحد، وتُنسى مع الإجابة. وتُستخدم أسئلتك للردّ عليك. وإذا كان نموذج مستضاف مُفعّلًا لتحسين الإجابة، يُرسل إليه السؤال أو الصورة من أجل تلك الإجابة وحدها.",
      },
    ],
  },
  {
    title: { en: "Brand accounts", ar: "حسابات العلامات" },
    paragraphs: [
      {
        en: "For a brand we store its name, username, email, mobile number and website, its products and its subscription. Passwords are stored only as a hash that cannot be turned back, passkeys only with their public half: your fingerprint or face never leaves your device. Failed sign-ins are counted to slow down those who guess.",
        ar: "نحفظ للعلامة اسمها واسم المستخدم والبريد الإلكتروني ورقم الهاتف والموقع، ومنتجاتها واشتراكها. لا تُحفظ كلمات المرور إلا في صورة مشفّرة لا يمكن عكسها، ولا يُحفظ من مفتاح المرور إلا نصفه العلني: لا تغادر بصمتك أو صورة وجهك جهازك أبدًا. وتُحصى محاولات الدخول الفاشلة لإبطاء من يحاول التخمين.",
      },
      {
        en: "Payments are handled by the payment provider; card numbers never reach us.",
        ar: "يتولى مزوّد الدفع معالجة المدفوعات، ولا تصل إلينا أرقام البطاقات أبدًا.",
      },
    ],
  },
  {
    title: { en: "Reports and letters", ar: "البلاغات والرسائل" },
    paragraphs: [
      {
        en: "When you report a listing, your reason, comment and, if you give it, your email go to the people who look after Ribby, and are used to answer you. With an email the words beside its field are kept, as what you agreed to.",
        ar: "عندما تبلّغ عن منتج، يصل السبب والتعليق وبريدك إن كتبته إلى القائمين على ريبي، ويُستخدم للردّ عليك. ومع البريد تُحفظ العبارة المكتوبة بجانب خانته، لأنها ما وافقت عليه.",
      },
    ],
  },
  {
    title: { en: "Notices you asked for", ar: "تنبيهات طلبتها" },
    paragraphs: [
      {
        en: "If you ask to be told when a piece is cheaper or back, we keep your address (or your browser’s), encrypted, with the pieces, sizes, colors and language you chose, and nothing else. Every letter has a link by which you download a copy of it, or end all notices and delete all of it at once; a browser that gets notices does both at the end of this page. A brand sees only how many people wait, and no number under five.",
        ar: "إذا طلبت تنبيهًا عندما ينخفض سعر قطعة أو تعود، نحفظ بريدك (أو عنوان متصفحك) مشفّرًا مع القطع والمقاسات والألوان واللغة التي اخترتها، ولا شيء غير ذلك. في كل رسالة رابط تنزّل منه نسخة من ذلك، أو توقف به التنبيهات وتحذف كل ذلك في الحال؛ والمتصفح الذي تصله التنبيهات تجد فيه الأمرين في نهاية هذه الصفحة. ولا ترى العلامة إلا عدد المنتظرين، ولا تراه إذا كان أقل من خمسة.",
      },
    ],
  },
  {
    title: { en: "How long and where", ar: "كم من الوقت وأين" },
    paragraphs: [
      {
        en: "How long each thing is kept is said below, thing by thing; what has had its time is deleted every night by the server itself. When a brand registers, its agreement to the terms and to this processing is kept with its words, in the language it was read in, and its time; it is the reason why we may keep the account. Everything lies on the operator’s own server. It leaves the country only where the operator turns on a foreign service. Each one that is on right now is named below, with what it gets.",
        ar: "مدة حفظ كل شيء مذكورة أدناه، وما انتهت مدته يحذفه الخادم بنفسه كل ليلة. وعند تسجيل العلامة تُحفظ موافقتها على الشروط وعلى حفظ هذه البيانات بنصها، باللغة التي قُرئت بها، وبوقتها، وهي سبب احتفاظنا بالحساب. كل ذلك على خادم المشغّل نفسه، ولا يخرج من البلد إلا إذا فعّل المشغّل خدمة أجنبية. وكل خدمة تعمل الآن مذكورة أدناه مع ما يصلها.",
      },
    ],
  },
  {
    title: { en: "Your rights", ar: "حقوقك" },
    paragraphs: [
      {
        en: "Egypt’s data protection law (151 of 2020) gives you the right to know, to correct and to have deleted what is kept about you. Brands correct their data in their profile, and at the end of this page, signed in, they download everything we hold about them or delete it, at once and by themselves. For anything else write to {support}; a person answers.",
        ar: "يمنحك قانون حماية البيانات الشخصية المصري (١٥١ لسنة ٢٠٢٠) حق معرفة ما يُحفظ عنك وتصحيحه وحذفه. تصحّح العلامات بياناتها في صفحتها، وفي نهاية هذه الصفحة، بعد تسجيل الدخول، تنزّل كل ما نحفظه عنها أو تحذفه بنفسها في الحال. ولأي شيء آخر راسلنا على {support} وسيردّ عليك شخص من فريقنا.",
      },
    ],
  },
];
