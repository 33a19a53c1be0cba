/** Names the invented catalogue must not use: Egyptian and regional labels, and the international ones sold in Egypt. */
// prettier-ignore
export const REAL_BRANDS = [
  // Egypt and the region
  "Okhtein", "Azza Fahmy", "Maison Yeya", "Kojak", "Temraza", "Norine Farah", "Amna Elshandaweely", "Reform Studio",
  "Cottonil", "Concrete", "Town Team", "Dalydress", "Mobaco", "Activ", "Ravin", "Tie House", "Carina", "Jet Cotton",
  "Kemit", "Sigma Fit", "Nuniz", "Gonative", "Kiliim", "Malaika", "Ganubi", "Fufa", "Unty", "In Your Shoe", "Ravello",
  "Scarabaeus Sacer", "Almah", "Bekasi", "Sotra", "Kenzy", "Zaina", "Hesham Salem", "Dina Shaker", "Sara Onsi",
  "Dejavu", "Kas Egypt", "Tajer", "Braska", "Merch", "Premoda", "Daniel Wellington", "Mashroo3", "Ted Lapidus",
  "Splash", "Max Fashion", "Centrepoint", "R&B", "Iconic", "Modanisa", "Namshi", "Ounass", "Elabd", "Khotwh",
  "Mounaya", "Jude Benhalim", "Dima Jewellery", "Suzanne El Masry", "Nafisa Collection", "Baraka", "Lazurde",
  // International
  "Zara", "H&M", "Mango", "Bershka", "Pull & Bear", "Stradivarius", "Massimo Dutti", "Oysho", "Uniqlo", "Gap",
  "Levi's", "Levis", "Wrangler", "Diesel", "Guess", "Tommy Hilfiger", "Calvin Klein", "Lacoste", "Ralph Lauren",
  "Nike", "Adidas", "Puma", "Reebok", "New Balance", "Converse", "Vans", "Skechers", "Asics", "Under Armour",
  "Gymshark", "Lululemon", "Decathlon", "Speedo", "Birkenstock", "Crocs", "Timberland", "Clarks", "Aldo", "Geox",
  "Gucci", "Prada", "Chanel", "Dior", "Hermes", "Hermès", "Louis Vuitton", "Fendi", "Burberry", "Versace", "Armani",
  "Balenciaga", "Valentino", "Michael Kors", "Coach", "Kate Spade", "Longchamp", "Ray-Ban", "Swarovski", "Pandora",
  "Rolex", "Casio", "Fossil", "Swatch", "Shein", "Temu", "Boohoo", "Asos", "LC Waikiki", "DeFacto", "Koton",
  "Trendyol", "Next", "Marks & Spencer", "Primark", "American Eagle", "Hollister", "Abercrombie", "Forever 21",
  "Victoria's Secret", "Intimissimi", "Calzedonia", "Carter's", "Mothercare", "OshKosh", "Ikea", "Moleskine",
  "Parker", "Montblanc", "Yankee Candle", "Jo Malone", "Cos", "Arket", "Desigual", "Benetton", "Superdry",
  // In Arabic letters
  "أوختين", "عزة فهمي", "كوتونيل", "زارا", "نايك", "أديداس", "بوما", "لاكوست", "شي إن", "ديفاكتو", "مانجو", "جوتشي",
].map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
