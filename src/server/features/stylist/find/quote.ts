/** A lexeme as it stands in tsquery text. */
export const quote = (lexeme: string): string =>
  `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
