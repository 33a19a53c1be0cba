// What each demo brand says about itself on its page, in English and in Egyptian Arabic.

type Story = { story: string; story_ar: string };

const STORIES: Record<string, Story> = {
  "bint-el-ghazl": {
    story:
      "We grew up with the sound of looms in El Mahalla. Our yarn is spun four streets away, and eleven women knit it into cardigans, shawls and socks that outlive a few winters.",
    story_ar:
      "اتربينا على صوت الأنوال في المحلة. الغزل بتاعنا بيتغزل على بعد أربع شوارع، و١١ ست بيشتغلوه كارديجانات وشيلان وشرابات تعيش كذا شتا.",
  },
  "dar-el-meqass": {
    story:
      "Our grandfather opened on Talaat Harb with one table and one pair of scissors. We still cut every jacket by hand, leave room in the seams, and let the trousers out when life does.",
    story_ar:
      "جدنا فتح في طلعت حرب بترابيزة واحدة ومقص واحد. لسه بنقص كل جاكيت بإيدينا، وبنسيب زيادة في الخياطة، ونوسّع البنطلون لما الدنيا توسع.",
  },
  "farasha-w-tayara": {
    story:
      "Two parents from 6th of October who were tired of knees that tear in a week. Double seams, soft cotton, colors that survive the washing machine, and hems that can be let down.",
    story_ar:
      "أب وأم من ٦ أكتوبر زهقوا من الركب اللي بتتقطع في أسبوع. خياطة دوبل وقطن ناعم وألوان تستحمل الغسالة، وتنية تتفك لما الولاد يطولوا.",
  },
  "helm-banafseg": {
    story:
      "It began with a sewing machine in a flat in Nasr City and a page that friends shared. Every Thursday we put up what we made that week, at prices a student can pay.",
    story_ar:
      "بدأنا بمكنة خياطة في شقة في مدينة نصر وصفحة صحابنا شيّروها. كل خميس بننزّل اللي عملناه في الأسبوع، بأسعار على قد مصروف الجامعة.",
  },
  "kettan-w-bahr": {
    story:
      "Two sisters cut washed linen in a workshop behind the marina of El Gouna. The cloth is woven in Mahalla, dyed in small lots and softened before it is sewn, so a shirt feels worn in on the first day. Colors come from the coast: sand, sage, the blue before noon.",
    story_ar:
      "أختين بيقصوا كتان مغسول في ورشة ورا مارينا الجونة. القماش منسوج في المحلة ومصبوغ كميات صغيرة، وبيتطرّى قبل ما يتخيط، فالقميص مريح من أول يوم. والألوان من الساحل: رملي وأخضر هادي وأزرق قبل الضهر.",
  },
  "khamsa-el-asr": {
    story:
      "We worked in offices in Heliopolis for nine years and could not find trousers with real pockets. Now we make them, with blouses that need no ironing and dresses that go on to dinner.",
    story_ar:
      "اشتغلنا تسع سنين في مكاتب في مصر الجديدة ومكناش بنلاقي بنطلون بجيوب بجد. دلوقتي بنعمله، ومعاه بلوزات مش محتاجة كوي وفساتين تكمّل للعشا من غير تغيير.",
  },
  "khatwet-amar": {
    story:
      "A workshop of five in the leather quarter of Old Cairo. We tan with bark, cut one pair at a time and name each last after a station of the old tram. Soles can be changed with us for life.",
    story_ar:
      "ورشة من خمسة في حي الجلود في مصر القديمة. بندبغ بقشر الشجر، ونقص كل جوز لوحده، ونسمّي كل قالب على محطة من محطات الترام القديم. والنعل يتغيّر عندنا طول العمر.",
  },
  "lamset-nada": {
    story:
      "Nada began by hemming scarves for her sisters in Mansoura. Today there are sixty colors of chiffon, crepe and cotton, each photographed in daylight so that it is the color you get.",
    story_ar:
      "ندى بدأت تخيط طرح لأخواتها في المنصورة. دلوقتي عندنا ٦٠ لون شيفون وكريب وقطن، كل واحد متصور في نور النهار عشان يوصلك نفس اللون.",
  },
  "layl-harir": {
    story:
      "Evening dresses in few colors and deep ones. We drape on the stand, sew in Cairo, and finish the inside as carefully as the outside, because you are the one who feels it.",
    story_ar:
      "فساتين سهرة بألوان قليلة وغامقة. بنشكّل القماش على المانيكان ونخيط في القاهرة، ونشطّب من جوه زي من بره، لأنه أكتر حاجة بتتحس على الجسم.",
  },
  "nabdet-sobh": {
    story:
      "Made by a running group from New Cairo that meets at six. Long or short, loose or close, each piece is worn for a hundred kilometres before it goes on sale.",
    story_ar:
      "عملتها مجموعة جري من القاهرة الجديدة بتتقابل الساعة ستة. طويل أو قصير، واسع أو مظبوط، كل قطعة بنجري بيها ١٠٠ كيلو قبل ما تتباع.",
  },
  "nom-el-hana": {
    story:
      "Our family has sewn cotton in Shubra El Kheima for thirty years. Pajamas, house dresses and what is worn underneath: soft, washable at sixty degrees, and priced so that you can buy two.",
    story_ar:
      "عيلتنا بتخيط قطن في شبرا الخيمة من ٣٠ سنة. بيجامات وجلاليب بيت وملابس داخلية: ناعمة وتتغسل على ٦٠، وسعرها يسمح باتنين.",
  },
  "oda-soghayara": {
    story:
      "A small room in Maadi where we pour candles, block-print cushions and bind notebooks. Everything fits on a balcony table, which is where we started.",
    story_ar:
      "أوضة صغيرة في المعادي بنصب فيها الشمع ونطبع المخدات بالختم ونجلّد الكشاكيل. كل حاجة بتساعها ترابيزة بلكونة، ومن هناك بدأنا.",
  },
  "rasif-26": {
    story:
      "Number 26 is a pier in Alexandria where we skated as kids. Heavy cotton, screens we cut ourselves, forty prints of each and never again.",
    story_ar:
      "٢٦ ده رصيف في إسكندرية كنا بنتزلج عليه وإحنا صغيرين. قطن تقيل، وطباعة بنقص شابلوناتها بإيدينا، ٤٠ نسخة من كل رسمة ومش بتتكرر.",
  },
  "sitt-rayhana": {
    story:
      "Sitt Rayhana taught half of Tanta to sew. Her daughters keep the patterns: long, easy cuts in calm colors, for going out every day without thinking twice.",
    story_ar:
      "ست ريحانة علّمت نص طنطا الخياطة، وبناتها محافظين على الباترونات: قصات طويلة ومريحة بألوان هادية، للخروج كل يوم من غير تفكير.",
  },
  "tareeq-el-waha": {
    story:
      "Women in Siwa embroider our kaftans at home, at their own pace and for a price they set. Each carries the name of a spring or a hill, and no two are quite alike.",
    story_ar:
      "ستات في سيوة بيطرّزوا القفاطين في بيوتهم، على مهلهم وبالسعر اللي بيحددوه. كل قطعة على اسم عين أو جبل، ومفيش اتنين زي بعض بالظبط.",
  },
  "zoqaq-el-denim": {
    story:
      "Port Said has always known jeans: they came off the ships. We wash ours in an alley by the harbour and sell the basics that go with them, fairly priced.",
    story_ar:
      "بورسعيد طول عمرها عارفة الجينز: كان بينزل من المراكب. بنغسل بتاعنا في زقاق جنب المينا، ونبيع معاه الأساسيات بسعر معقول.",
  },
};

export const storyOf = (brandKey: string): Partial<Story> => STORIES[brandKey] ?? {};
