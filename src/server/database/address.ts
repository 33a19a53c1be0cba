// Where a database is: a PostgreSQL server, or a folder of our own.
export type ServerAddress = {
  url: string;
  replicaUrl?: string | undefined;
  connections?: number | undefined;
};
export type DatabaseAddress = ServerAddress | { folder: string };
