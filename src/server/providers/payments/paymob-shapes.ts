// What Paymob says, as far as we read it.
import { z } from "zod";

export const PaymobIntention = z.object({ client_secret: z.string().min(1).max(500) });
export const PaymobToken = z.object({ token: z.string().min(1) });

export const PaymobTransaction = z.object({
  id: z.number(),
  success: z.boolean(),
  pending: z.boolean(),
  is_refunded: z.boolean(),
  is_voided: z.boolean(),
  amount_cents: z.number(),
  currency: z.string(),
  created_at: z.string().refine((moment) => !Number.isNaN(Date.parse(moment))),
});
export type PaymobTransaction = z.infer<typeof PaymobTransaction>;

export const PaymobEvent = z.object({
  type: z.string(),
  obj: z.looseObject({
    ...PaymobTransaction.shape,
    order: z.looseObject({ id: z.number(), merchant_order_id: z.string().max(200).nullish() }),
  }),
});
export type PaymobEvent = z.infer<typeof PaymobEvent>;

/** The values that are signed, in this order. */
export const HMAC_FIELDS = [
  "amount_cents",
  "created_at",
  "currency",
  "error_occured",
  "has_parent_transaction",
  "id",
  "integration_id",
  "is_3d_secure",
  "is_auth",
  "is_capture",
  "is_refunded",
  "is_standalone_payment",
  "is_voided",
  "order.id",
  "owner",
  "pending",
  "source_data.pan",
  "source_data.sub_type",
  "source_data.type",
  "success",
];
