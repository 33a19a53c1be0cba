// Which letters a username may consist of; the form says so while it is typed, and the server refuses the rest.

const USERNAME = /^[\p{L}\p{N}._-]+$/u;

export const isUsername = (username: string): boolean => USERNAME.test(username);
