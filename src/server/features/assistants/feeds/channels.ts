// What a brand learns of its channels: where its feeds are, which of its pieces are refused there and why;
// and leaving or joining one.
import { CHANNELS, type BrandChannel, type Channel } from "../../../../contract/assistants.ts";
import type { Product } from "../../../../contract/products.ts";
import { faultsFor } from "./channel.ts";
import { FORMATS, FORMAT_NAMES } from "./formats.ts";
import type { FeedRepository } from "./repository.ts";

/** More than anybody mends in one sitting; the count says how many there are. */
const REFUSED_SHOWN = 100;

type ChannelParts = {
  repository: FeedRepository;
  publicOf(brandId: string): Promise<Product[]>;
  publicUrl(): string;
};

export type Channels = ReturnType<typeof createChannels>;

export function createChannels({ repository, publicOf, publicUrl }: ChannelParts) {
  async function read(brandId: string): Promise<BrandChannel[]> {
    const [left, products] = await Promise.all([repository.leftBy(brandId), publicOf(brandId)]);
    return CHANNELS.map((channel) => {
      const refused = products.flatMap((product) => {
        const reasons = faultsFor(product, channel);
        return reasons.length > 0 ? [{ id: product.id, title: product.title, reasons }] : [];
      });
      return {
        channel,
        joined: !left.includes(channel),
        address: addressOf(channel, brandId, publicUrl()),
        accepted: products.length - refused.length,
        refused_count: refused.length,
        refused: refused.slice(0, REFUSED_SHOWN),
      };
    });
  }
  return {
    read,
    async set(brandId: string, channel: Channel, joined: boolean): Promise<BrandChannel[]> {
      await (joined ? repository.join(brandId, channel) : repository.leave(brandId, channel));
      return read(brandId);
    },
  };
}

function addressOf(channel: Channel, brandId: string, publicUrl: string): string | null {
  const format = FORMAT_NAMES.find((name) => FORMATS[name].channel === channel);
  return format ? `${publicUrl}/feeds/${encodeURIComponent(brandId)}/${format}` : null;
}
