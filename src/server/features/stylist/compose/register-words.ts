// Whose piece it is, as far as a name tells: people rarely mix a couture house with a bazaar.
// Words of names, not whole names, as titles seldom spell them out.

export const REGISTER_WORDS: Record<string, string> = {
  luxury:
    "chanel hermes gucci prada valentino versace balmain givenchy lanvin balenciaga saint laurent yves dior fendi louboutin zanotti giuseppe dolce gabbana burberry celine chloe bottega veneta mcqueen mcq miu proenza schouler stella mccartney marni missoni moschino alaia oscar renta vuitton louis cartier tom ford jimmy choo manolo blahnik rossi gianvito casadei olympia aquazzura nicholas kirkwood atwood marant isabel rodarte erdem roksanda kenzo emilio pucci etro armani cavalli ferragamo tod's loewe mulberry margiela rick owens ann demeulemeester dries noten thakoon altuzarra rodriguez narciso delpozo elie saab marchesa herrera carolina dsquared2 acne phillip lim wang antigona rockstud philipp plein edie parker judith leiber anya hindmarch sergio monique lhuillier jason wu zuhair murad mary katrantzou peter pilotto simone rocha christopher kane jil sander comme garcons junya watanabe sacai victoria beckham garavani monogramme trapeze christian alexander maison martin sac jour row msgm nina ricci frame selma burch brunello cucinelli ancient greek giambattista valli herve leger",
  contemporary:
    "rag bone theory helmut lang alice olivia minkoff rebecca tory burch kate spade kors michael marc jacobs tibi vince equipment a.l.c. joie haute hippie j brand paige mankind frame hudson citizens humanity current/elliott ag elizabeth james diane furstenberg dvf milly nanette lepore bcbg bcbgmaxazria sandro maje ash iro zadig voltaire ted baker reiss coach furla longchamp rayban ray-ban dkny calvin klein ralph lauren lacoste tommy hilfiger karl lagerfeld cynthia rowley opening ceremony wildfox splendid perse monrow vitale vince. see by sam edelman schutz stuart weitzman cole haan alexis bittar jennifer meyer kendra bauble bar baublebar bendel deepa gurnani lele sadoughi house harlow j.w.hulme l.k.bennett whistles malene birger erickson beamon r13 hulme jonathan simkhai vanessa bruno paul joe smith bennett l.k. henri true religion movado alex ani pandora aerin mason michelle frye camuto",
  britishHighStreet:
    "topshop asos river island miss selfridge dorothy perkins oasis warehouse monsoon coast karen millen lipsy boohoo missguided wallis next f&f accessorize new look jane norman lola office dune kurt geiger carvela faith schuh aldo moto joni motel glamorous ax paris tfnc jack wills superdry henry holland",
  europeanHighStreet:
    "zara mango h&m pull bear bershka stradivarius vero moda vila pieces monki cos weekday nly nelly selected only noisy may jdy promod gina tricot cubus uniqlo edited ichi mbym cheap monday femme filippa k tiger sweden",
  americanMall:
    "forever hollister abercrombie fitch aeropostale eagle american outfitters pacsun hot topic wet seal charlotte russe delia's urban free people anthropologie modcloth target gap old navy victoria's secret tilly tilly's macy's nordstrom kohl's wetseal billabong roxy steve madden guess bebe express juicy couture betsey johnson jessica simpson candie's lucky toms ugg skechers keds hamilton jeffrey campbell lulu lulu's nasty gal nastygal levis levi's supply co. rhinestone polly lucca ae breckelle's soda qupid bamboo",
  americanClassic:
    "j.crew madewell banana republic loft talbots ann taylor brooks brothers kate spade",
  bazaar:
    "women women's womens ladies new fashion style sexy plus size sizes cheap hot sale free shipping design girl girls lady casual korean amazon ebay etsy doublju romwe sheinside shein choies oasap yoins persun chicnova cute online shop store brand lovely elegant loose slim fit color neck round sleeve pu faux hollow",
};
