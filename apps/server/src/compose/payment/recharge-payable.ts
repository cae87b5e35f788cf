import type { StoredValueModule } from '../../modules/storedvalue/index.ts'
import type { PayablePort } from '../../ports/payment.ts'

/** A recharge of a card as a payable: it waits for its payment without a limit. */
export const rechargePayable = (recharges: StoredValueModule['payments']): PayablePort => ({
  hold: (tx, { corporationId, payableId }) => recharges.hold(tx, { corporationId, rechargeId: payableId }),
  async payable(tx, { corporationId, payableId, owner }) {
    const recharge = await recharges.payable(tx, { corporationId, rechargeId: payableId, owner })
    if (!recharge) return undefined
    const { rechargeNo, amount, state, ...rest } = recharge
    const payState = state === 'awaitingPayment' ? 'unpaid' : state === 'paid' ? 'paid' : 'refunded'
    return {
      ...rest,
      kind: 'recharge',
      payableId,
      displayNo: rechargeNo,
      state,
      status: state === 'awaitingPayment' ? 'open' : 'settled',
      payState,
      total: amount,
      paymentMethod: '',
      after: `/cardRecharge?rechargeId=${payableId}`,
    }
  },
  paid: (tx, { corporationId, payableId, amount, ref }) =>
    recharges.paid(tx, { corporationId, rechargeId: payableId, amount, ref }),
  numberOf: (db, { corporationId, payableId }) => recharges.numberOf(db, { corporationId, rechargeId: payableId }),
  mostBack: (tx, { corporationId, payableId }) => recharges.mostBack(tx, { corporationId, rechargeId: payableId }),
  takeBack: (tx, { corporationId, payableId, amount, causeKey }) =>
    recharges.takeBack(tx, { corporationId, rechargeId: payableId, amount, causeKey }),
  freeze: (tx, { payableId, ...at }) => recharges.freeze(tx, { ...at, rechargeId: payableId }),
  thaw: (tx, { payableId, ...at }) => recharges.thaw(tx, { ...at, rechargeId: payableId }),
  refreeze: (tx, { payableId, ...at }) => recharges.refreeze(tx, { ...at, rechargeId: payableId }),
  refunded: (tx, { corporationId, payableId }) => recharges.refunded(tx, { corporationId, rechargeId: payableId }),
})
