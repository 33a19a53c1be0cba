# What stands on size charts: figures, sizes, heads and lines around the table, in the shares a reader should learn them.
import random

ENGLISH = """size sizes bust chest waist hip hips shoulder shoulders sleeve length thigh inseam inside leg foot feet insole height weight age years months
width around full dress shirt pants abaya skirt jacket body garment measurement measurements chart guide your child flat half front back neck
arm armhole bottom hem rise leg opening knee calf cuff EU UK US one free small medium large extra regular fit in cm inch inches kg all are the
is of and to for with from tee laid across shoulder-to-shoulder piece model wears please may vary find note tolerance by hand new collection
drop total top long short women men kids girls boys baby cotton care true sizes run order whatsapp circumference round""".split()
ENGLISH_HEADS = """Size|Bust|Chest|Waist|Hip|Hips|Shoulder|Sleeve|Sleeve length|Length|Dress length|Full length|Thigh|Inseam|Inside leg|Foot length|Insole|Height|Weight|Age|EU size|EU|UK|US|Child height|Chest width|Half chest|Pit to pit|Body length|Outseam|Shoulder to shoulder|Waist flat|Bust (flat)|Back length|Front length|Measurements|Size chart|Size guide|Body measurements|Garment measurements|Heel to toe|Your height|Suitable weight""".split(chr(124))
ARABIC_HEADS = """المقاس|المقاسات|الصدر|عرض الصدر|محيط الصدر|دوران الصدر|الوسط|الخصر|محيط الخصر|دوران الوسط|الأرداف|محيط الأرداف|الهانش|دوران الهانش|الحوض|الكتف|عرض الكتف|الأكتاف|الكم|طول الكم|الطول|طول الفستان|طول العباية|طول القطعة|طول البنطلون|الفخذ|دوران الفخد|طول القدم|القدم|طول النعل|الوزن|الوزن المناسب|العمر|السن|طول السيدة|طول الطفل|طولك|الحجر|طول الرجل من الداخل|مقاس العباية|جدول المقاسات|دليل المقاسات|بالسنتيمتر|سم|سنتيمتر|كجم|كيلو|مقاسات الجسم|مقاسات القطعة|القطعة مفرودة|دوران كامل|نصف دوران|مقاس واحد|فري سايز|سنة|سنوات|شهر|شهور|إلى|من|تحت الإبط|العرض|الطول الكلي|الطول من الكتف|طول الضهر|محيط الذراع""".split(chr(124))
ARABIC_WORDS = """مقاسات العباية عرض مقاس والقطعة مفرودة جدول بالسنتيمتر دوران كامل ليلة حرير الشرق نصف يرجى اختيار المقاس المناسب ملحوظة ممكن يكون في فرق سم زيادة أو نقصان القياسات تقريبية تؤخذ يدويا جسمك قيسي فستان بنطلون قميص تيشيرت بلوزة جيبة طقم بيجامة عباية كارديجان جاكيت حذاء شوز أطفال حريمي رجالي بناتي ولادي صيفي شتوي خامة قطن كتان ستان كريب واسع ضيق عادي تواصلوا معنا واتساب محل بيت دار نور هدى ياسمين ورد قمر نجمة الخصر الصدر الطول الكتف الكم الوزن العمر""".split()
SIZES = """XS S M L XL XXL XXXL 2XL 3XL 4XL 5XL S/M L/XL M/L XL/XXL ONE FREE Small Medium Large XS/S 0-3M 3-6M 6-12M 12-18M 2Y 3Y 4Y 3-4Y 5-6Y 7-8Y 9-10Y 11-12Y 1 2 3 4 A B C D E F G H""".split()
AGES = ["سنوات", "سنة", "شهور", "y", "yrs", "years"]
UNITS = [" cm", "cm", " in", '"', " سم", "سم", " kg", " كجم", " كيلو", " cm."]
DASHES = ["-", "-", "–", " - ", " – ", "/", " to ", ":"]
pick, chance = random.choice, random.random


def arabic_figures(text):
    return "".join(chr(0x660 + int(c)) if "0" <= c <= "9" else c for c in text)


def figure():
    whole = 20 + int(chance() * 150) if chance() < 0.8 else int(chance() * 10 ** (1 + chance() * 2))
    part = chance()
    if part < 0.72: return str(whole)
    if part < 0.86: return f"{whole}.5"
    if part < 0.88: return f"{whole}½"
    return f"{whole}.{int(chance() * 10)}"


def figures():
    text = figure()
    if chance() < 0.28: text += pick(DASHES) + str(int(float(text.replace("½", ""))) + 1 + int(chance() * 9))
    if chance() < 0.22: text += pick(UNITS)
    # Egyptian figures as shops type them; Latin words stay with Latin ones.
    if chance() < 0.38 and not any("a" <= c <= "z" or c in '"½' for c in text):
        text = arabic_figures(text).replace(".", pick(".٫"))
    return text


def cased(text):
    way = chance()
    return text.upper() if way < 0.3 else text.lower() if way < 0.45 else text


def some(words, most):
    return " ".join(pick(words) for _ in range(1 + int(chance() * most)))


def letters(of, most):
    return "".join(pick(of) for _ in range(1 + int(chance() * most)))


def line():
    kind = chance()
    if kind < 0.45: return figures()
    if kind < 0.54: return cased(pick(SIZES)) if chance() < 0.4 else pick(SIZES)
    if kind < 0.57:
        start = 1 + int(chance() * 13)
        text = f"{start}-{start + 1} {pick(AGES)}" if chance() < 0.6 else f"{start} {pick(AGES)}"
        return arabic_figures(text) if chance() < 0.4 else text
    if kind < 0.66: return cased(pick(ENGLISH_HEADS)) + pick(["", "", " (cm)", " cm", " (in)", ""])
    if kind < 0.78: return pick(ARABIC_HEADS) + pick(["", "", "", "", " (سم)", " سم"])
    if kind < 0.85: return cased(some(ENGLISH, 3))
    if kind < 0.93: return some(ARABIC_WORDS, 3)
    if kind < 0.96: return letters("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", 7)
    if kind < 0.98: return letters("0123456789", 5)
    return letters("ابتثجحخدذرزسشصضطظعغفقكلمنهوي", 5)
