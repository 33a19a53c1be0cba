// The entry of the process that reads shops: builds what readers need from what the serving process sends.
import { serveReader } from "../features/crawl/apart/serve-reader.ts";
import { buildReaders, type ReaderSetup } from "./readers.ts";

serveReader<ReaderSetup>(buildReaders);
