// Files in a bucket: Amazon's S3 or anything that speaks its language (MinIO, R2, Ceph, Garage).
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { addAbortSignal, type Readable } from "node:stream";
import { checkKey, type Files } from "./files.ts";

export type S3Settings = {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
};

export type S3Limits = {
  connectMs: number;
  /** For one attempt. */
  attemptMs: number;
  attempts: number;
  /** For all of them together, the bytes of the answer included. */
  wholeMs: number;
};

const LIMITS: S3Limits = { connectMs: 3000, attemptMs: 8000, attempts: 3, wholeMs: 20_000 };

export function s3Files(settings: S3Settings, limits: Partial<S3Limits> = {}): Files {
  const { connectMs, attemptMs, attempts, wholeMs } = { ...LIMITS, ...limits };
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    endpoint,
    region,
    // Always named: left out, the kit would look for them in files and on the network.
    credentials: { accessKeyId, secretAccessKey },
    // `bucket.host` needs a name and a certificate that most servers in one's own house do not have.
    forcePathStyle: true,
    maxAttempts: attempts,
    // Checksums that Amazon alone understands, unless an operation cannot do without.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: attemptMs,
      throwOnRequestTimeout: true,
      socketTimeout: attemptMs,
    },
  });
  const within = (signal?: AbortSignal) => {
    const whole = AbortSignal.timeout(wholeMs);
    return signal ? AbortSignal.any([signal, whole]) : whole;
  };

  async function read(Key: string, abortSignal: AbortSignal): Promise<Buffer | undefined> {
    try {
      const answer = await client.send(new GetObjectCommand({ Bucket, Key }), { abortSignal });
      return await wholeBody(answer.Body as Readable, answer.ContentLength, abortSignal);
    } catch (error) {
      // A bucket that is not there answers 404 as well; that is not the same as a missing file.
      if (error instanceof S3ServiceException && error.name === "NoSuchKey") return undefined;
      throw error;
    }
  }

  return {
    name: "s3",
    async put(key, bytes, ContentType, signal) {
      const command = new PutObjectCommand({
        Bucket,
        Key: checkKey(key),
        Body: bytes,
        ContentType,
      });
      await client.send(command, { abortSignal: within(signal) });
    },
    async open(key, given) {
      const name = checkKey(key);
      const signal = within(given);
      // The kit tries again until the answer begins; one that breaks off in the middle is tried here.
      return read(name, signal).catch((error: unknown) => {
        if (signal.aborted || error instanceof S3ServiceException) throw error;
        return read(name, signal);
      });
    },
    async remove(key) {
      const command = new DeleteObjectCommand({ Bucket, Key: checkKey(key) });
      await client.send(command, { abortSignal: within() });
    },
  };
}

/** All of it: half a picture would be kept as if it were whole. */
async function wholeBody(
  body: Readable,
  length: number | undefined,
  signal: AbortSignal,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of addAbortSignal(signal, body)) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  if (length !== undefined && bytes.length !== length) throw new Error("The file was cut short.");
  return bytes;
}
