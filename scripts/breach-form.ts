// What a breach is told with: the form for the authority, filled in as far as the database knows, and the lists.
import { guarded } from "../src/contract/spreadsheet-cells.ts";
import { CLOSED, type Concerned, type Row } from "../src/server/database/concerned.ts";

type Known = {
  madeAt: Date;
  counted: Concerned[];
  brands: Row[];
  watchers: Row[];
  reporters: Row[];
};

const BLANK = "…………";

/** What of people each kind holds, and how it is protected. */
const HOLDS: Record<string, [string, string]> = {
  brands: [
    "name, username, e-mail, mobile number, website; password as an argon2id hash",
    "الاسم واسم المستخدم والبريد والهاتف والموقع؛ وكلمة المرور بصمة argon2id",
  ],
  agreements: ["words and time of what was agreed to", "نص الموافقة ووقتها"],
  sessions: ["browser, system, times of use", "المتصفح والنظام وأوقات الاستخدام"],
  passkeys: ["public halves of keys, their names", "الأنصاف العلنية للمفاتيح وأسماؤها"],
  "people who asked for notices": [
    "e-mail or push address, sealed with TOKEN_SECRET; pieces watched",
    "البريد أو عنوان المتصفح مشفّرًا بمفتاح TOKEN_SECRET؛ والقطع المتابَعة",
  ],
  "reports with an address": ["e-mail, reason, comment", "البريد والسبب والتعليق"],
  letters: ["e-mail, kind and state of a letter", "البريد ونوع الرسالة وحالتها"],
  "marks of visitors": [
    "marks that name nobody once the day's salt is gone",
    "علامات لا تدل على أحد بعد حذف مفتاح اليوم",
  ],
  "secrets of shops": [
    "sealed with TOKEN_SECRET; none of a person's",
    "مشفّرة بمفتاح TOKEN_SECRET؛ ولا تخص أشخاصًا",
  ],
};

const dayOf = (moment: Date | null): string => moment?.toISOString().slice(0, 10) ?? "–";

/** The points that article 7 of law 151 of 2020 asks for; what only people know is left blank. */
export function breachForm({ madeAt, counted, brands, watchers, reporters }: Known): string {
  const rows = counted.map(({ what, rows: n, from, to }) => {
    const [english, arabic] = HOLDS[what] ?? ["", ""];
    return `| ${what} | ${n} | ${dayOf(from)} | ${dayOf(to)} | ${english} | ${arabic} |`;
  });
  const closed = watchers.filter(({ contact }) => contact === CLOSED).length;
  return `# Notification of a breach / إخطار بخرق بيانات شخصية

To the Personal Data Protection Centre / إلى مركز حماية البيانات الشخصية
Law 151 of 2020, article 7 / القانون ١٥١ لسنة ٢٠٢٠، المادة ٧

Written from the records on ${madeAt.toISOString()} / كُتب من السجلات في هذا الوقت

1. Who keeps the data, and the person responsible / المتحكم ومسؤول حماية البيانات: ${BLANK}
2. Noticed on, by whom / وقت الاكتشاف ومن اكتشف: ${BLANK}
3. What happened, how and why, from when until when / طبيعة الخرق وصورته وأسبابه ومدته: ${BLANK}
4. Whose and which data, how many records / البيانات وعددها التقريبي:

| what | records | first day | last day | what it holds | ما تحتويه |
| --- | --- | --- | --- | --- | --- |
${rows.join("\n")}

   Persons / الأشخاص: ${brands.length} brands / علامة, ${watchers.length} who asked for notices / طالب تنبيه, ${reporters.length} who reported / مُبلّغ.
   Sealed contacts that the secret at hand does not open / عناوين مشفّرة لا يفتحها المفتاح الحالي: ${closed}.
   Was TOKEN_SECRET reached as well / هل وصل أحد إلى المفتاح: ${BLANK}
5. What may follow for them / الآثار المحتملة: ${BLANK}
6. What was done, and what will be / الإجراءات المتخذة والمقترحة: ${BLANK}
7. How and when those concerned are told / كيفية إخطار المعنيين وموعده: ${BLANK}
8. Papers beside this / المرفقات: brands.csv, watchers.csv, reporters.csv (on request only / عند الطلب فقط)
`;
}

const cellOf = (value: Row[string] | undefined): string => {
  const cell = guarded(String(value ?? ""));
  return /[",\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
};

export function toCsv(rows: Row[]): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => names.map((name) => cellOf(row[name])).join(","));
  return [names.join(","), ...lines, ""].join("\n");
}
