/** From what was earned in some days to what was earned in others: the difference by its causes, to the last unit (N16). */
import { compareAmounts, differenceOf, proportionOf, sumOf } from "../../../brands/amount.ts";
import type { CallAnswer } from "../../platform/call.ts";
import { PlatformError } from "../../platform/errors.ts";
import { type IncomeModel, productsOf, sumsOf } from "./add-up.ts";
import { commissionChange } from "./calls.ts";

const nothing = "0.00";
const add = (amounts: readonly string[]) => amounts.reduce(sumOf, nothing);

/**
 * The steps from one income to the other. Commission of a product changes with its play at the commission that play had
 * before (`play`), and with what the same play brings now (`rate`): by rates that changed, and by play that moved
 * between branches with other rates. All steps together are the difference, and so are those of the products, with pay and
 * bonuses.
 */
export function bridgeOf(before: IncomeModel, after: IncomeModel) {
  const [was, is] = [sumsOf(before, before.days), sumsOf(after, after.days)];
  const products = productSteps(before, after);
  const payIn = (sums: typeof is) => sumOf(sums.salaryIn, sums.dividendIn);
  const payOut = (sums: typeof is) => sumOf(sums.salaryOut, sums.dividendOut);
  return {
    before: was.earned,
    after: is.earned,
    difference: differenceOf(is.earned, was.earned),
    play: add(products.map(({ play }) => play)),
    rate: add(products.map(({ rate }) => rate)),
    payIn: differenceOf(payIn(is), payIn(was)),
    payOut: differenceOf(payOut(was), payOut(is)),
    bonuses: differenceOf(is.bonuses, was.bonuses),
    products,
  };
}

function productSteps(before: IncomeModel, after: IncomeModel) {
  const [earlier, now] = [productsOf(before), productsOf(after)];
  const none = { validStake: nothing, commission: nothing };
  const types = [...new Set([...now, ...earlier].map(({ type }) => type))];
  return types
    .map((type) => {
      const was = earlier.find((each) => each.type === type) ?? none;
      const is = now.find((each) => each.type === type) ?? none;
      return { type, ...changeOf(was, is) };
    })
    .filter(isChange);
}

interface Played {
  validStake: string;
  commission: string;
}

/** How commission of one kind of play changed. */
function changeOf(was: Played, is: Played) {
  const difference = differenceOf(is.commission, was.commission);
  // What was not played before brings all of it by its play.
  const isNew = compareAmounts(was.validStake, nothing) === 0;
  const more = differenceOf(is.validStake, was.validStake);
  const play = isNew ? difference : proportionOf(was.commission, more, was.validStake);
  return { difference, play, rate: differenceOf(difference, play) };
}

const isChange = ({ play, rate }: { play: string; rate: string }) =>
  compareAmounts(play, nothing) !== 0 || compareAmounts(rate, nothing) !== 0;

/**
 * The steps of commission by branch or account (CA177), by their play and their rates.
 * @param bridge the steps by cause, to whose commission they add up
 * @throws PlatformError UPSTREAM_BAD_RESPONSE where they do not
 */
export function partsOf(
  parts: CallAnswer<typeof commissionChange>,
  bridge: { play: string; rate: string },
) {
  const steps = parts.map(({ account, accounts, products }) => {
    const changes = products.map(({ before, after }) =>
      changeOf(
        { validStake: before.validStake, commission: before.net },
        { validStake: after.validStake, commission: after.net },
      ),
    );
    return {
      account,
      accounts,
      difference: add(changes.map(({ difference }) => difference)),
      play: add(changes.map(({ play }) => play)),
      rate: add(changes.map(({ rate }) => rate)),
    };
  });
  const whole = add(steps.map(({ difference }) => difference));
  if (compareAmounts(whole, sumOf(bridge.play, bridge.rate)) !== 0) {
    throw new PlatformError("UPSTREAM_BAD_RESPONSE", commissionChange.id);
  }
  return steps.filter(isChange);
}
