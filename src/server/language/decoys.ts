// Things whose names hold a fashion word and mean something else: a fish tank is no tank top.

export const DECOYS = `
عيد جواز, عيد جوازي, عيد جوازنا, عيد جوازهم, عيد زواج, عيد الحب, عيد حب, 3eed gawaz, 3eed gawazna, 3eed gawazy, 3id gawaz, eid gawaz, 3eed el 7ob, 3eed el hob, بتحب القهوه, بيحب القهوه, بحب القهوه, عشاق القهوه, القهوه, في كافيه, bet7eb el 2ahwa, el 2ahwa, f cafe, fe cafe, el cafe,
وزني تقيل, وزنه تقيل, وزنها تقيل, wazny te2eel, wazni ti2il, كل البنات, كل الناس, كل الستات, kol el banat, kol el nas, all the girls, all the women, all the ladies, every girl, alwan fat7a, alwan fatha, el alwan el fat7a, tol da, tool da, el tol da, el tool da, drink coffee, drinking coffee, wide feet, feet are wide, feet are so wide, feet are a bit wide, u guys, work for me, works for me, work for us, would work, will work, might work, that works, could stretch, can stretch, might stretch, may stretch, stretch it, stretch to, stretch a bit, stretch my budget, stretch the budget, open the, open it, open my, open a, open up, to open, budget is tight, tight budget, money is tight, to throw over, throw over, throw on, to throw on, alwan hadya, alwan hadia, lon hadya, to cover up, cover up from, cover myself, spilled coffee, coffee on my, coffee stain, my body, body shape, body type, body shaped, dressing for, you guys, as long as, so long as, how long, long time, no longer, a long day, long story, in short, short notice, dress him, dress her, dress them, dress myself, dress up, dress well, dress code, dressing up, to dress, over the top, on top of that, top it off, tie the knot, ties the knot, in light of, light on, light hearted, check out, check with, print out, watch out, watch tv, watching, ring me, in the dark, cool with, a cap of, capped at, fit the bill, suits you, suits us, suit us, suit him, suit her, suits him, suits her, suit you, would suit, will suit, might suit, can suit, could suit, does suit, suits me, suit me, suit my, suit a, that suits, to suit, sleeping bag, bean bag, trash bag, garbage bag, vacuum bag, tea bag, punching bag, golf bag, sand bag, air bag, bag sealer,
top 10, top 5, top ten, top rated, top quality, top notch, fish tank, gas tank, water tank, think tank, septic tank, seat belt, fan belt, conveyor belt, belt sander, drive belt, timing belt,
graphics card, memory card, sd card, video card, sound card, credit card, business card, card game, playing card, report card,
wine glass, shot glass, drinking glass, magnifying glass, wine glasses, shot glasses, drinking glasses, looking glass, glass table,
window shade, lamp shade, window shades, lamp shades, water pump, bike pump, air pump, breast pump, heat pump, fuel pump, pump cover,
brake shoe, horse shoe, shoe rack, shoe box, shoe horn, shoe cabinet, hat rack, coat rack, coat hanger, tie rack, tie down, tie rod,
bike chain, chain saw, chain link, key board, ring light, ring binder, boxing ring, ring doorbell, piston ring, life vest, life jacket,
water slide, slide show, slide rule, slide projector, bottle cap, hub cap, shower cap, cap gun, boot camp, boot disk, boot tray, car boot,
printer toner, toner cartridge, wall stud, stud finder, basketball hoop, hula hoop, face plate, license plate, number plate, hot plate,
plate rack, bowl game, super bowl, dog bowl, ice tray, litter tray, tree skirt, bed skirt, table skirt, dust ruffle, car seat cover,
coffee maker, coffee table, coffee machine, coffee grinder, coffee bean, wine rack, wine cooler, wine opener, rose bush, olive oil,
ice cream, sour cream, cream cheese, cream separator, lime juice, lemon juice, peanut butter, orange juice, apple juice, mint tea,
green tea, black tea, white tea, red wine, white wine, red bull, black ops, green bay, white noise, black friday, silver ware, gold fish,
hair dryer, hair straightener, hair clipper, hair trimmer, hair removal, nail gun, nail clipper, nail file, nail drill, blow dryer,
paint brush, tooth brush, face shield, body armor, body fat scale, body pillow, body kit, dog collar, shirt steamer, dress form,
swim goggles, safety glasses, welding glasses, baby gate, baby monitor, baby bottle, baby stroller, baby bath, baby swing, throw up
`;
