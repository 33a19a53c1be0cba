// What a shop without a known system puts into its pages. Nothing of the buyer or the order leaves the page but the
// visit's mark and, signed, the order's number, of which only the signature is checked.
import { VISIT_PARAMETER } from "../../../contract/orders.ts";

export const REMEMBER = `<script>
(function () {
  var visit = new URLSearchParams(location.search).get("${VISIT_PARAMETER}");
  try { if (visit) localStorage.setItem("${VISIT_PARAMETER}", visit); } catch (e) {}
})();
</script>`;

const tell = (address: string, body: string) => `<script>
(function () {
  var visit = null;
  try { visit = localStorage.getItem("${VISIT_PARAMETER}"); } catch (e) {}
  if (visit) navigator.sendBeacon("${address}", JSON.stringify(${body}));
})();
</script>`;

export const tellVisit = (address: string) => tell(address, "{ visit: visit }");

export const tellSigned = (address: string) =>
  tell(address, '{ visit: visit, order: "ORDER-NUMBER", signature: "SIGNATURE" }');
