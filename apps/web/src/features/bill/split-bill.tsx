import { useState } from 'react'
import { showMoney, t } from '../../platform/i18n/index.ts'
import { go } from '../../platform/navigation.ts'
import { isRefused } from '../../platform/send/index.ts'
import { Stack } from '../../ui/layout/layout.tsx'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Illustration } from '../../ui/feedback/illustration.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { type Bill, billOf, reservePart, useSaveBill } from './api.ts'
import styles from './bill.module.css'
import { AmountDue } from './amount-due.tsx'
import { OneBill } from './one-bill.tsx'
import { OwnOpenPart, ownOpenPart } from './parts.tsx'
import { amountOf, splitInput, type SplitDraft } from './split.ts'
import { useSplitDraft } from './split-draft.ts'
import { SplitForm } from './split-form.tsx'
import { billPath, payPartPath } from './bill-paths.ts'
import { Text } from '../../ui/text/text.tsx'

const title = () => t('title.orderConfirmPay')

/** `/orderConfirmPay` of a table's bill: pays all of it or a part, with the remaining amount always visible. ORDER-3 */
export const SplitBill = ({ billId }: { billId: string }) => (
  <OneBill input={{ billId }} renderMissing={children => <Page title={title()}>{children}</Page>}>
    {bill => <Splitting bill={bill} />}
  </OneBill>
)

function Splitting({ bill }: { bill: Bill }) {
  const own = ownOpenPart(bill)
  if (bill.state !== 'open' || bill.restAmount === 0 || own || !bill.pays)
    return (
      <Page title={title()}>
        <Stack gap={14}>
          <AmountDue bill={bill} />
          {own && bill.state === 'open' ? <OwnOpenPart bill={bill} part={own} /> : <NothingLeft bill={bill} />}
        </Stack>
      </Page>
    )
  return <Choosing bill={bill} />
}

/** Shown when no payment is possible: everything is paid or reserved, or staff settle the bill. */
const NothingLeft = ({ bill: { billId, pays, state } }: { bill: Bill }) => (
  <EmptyState
    icon={<Illustration scene="receipt" />}
    title={pays ? t('bill.nothingLeft') : t('bill.withStaff')}
    actions={<LinkButton to={billPath(billId)}>{t('bill.see')}</LinkButton>}
  >
    {state === 'open' && pays && t('bill.nothingLeftHint')}
  </EmptyState>
)

function Choosing({ bill }: { bill: Bill }) {
  const [draft, change] = useSplitDraft(bill)
  const { busy, refused, pay } = usePayPart()
  const amount = amountOf(bill, draft)
  return (
    <Page
      title={title()}
      bottom={
        <Button
          wide
          size="large"
          busy={busy}
          disabled={amount === undefined}
          onClick={() => amount !== undefined && void pay(bill, draft)}
        >
          {amount === undefined ? t('bill.choose') : t('bill.payThis', { amount: showMoney(amount, bill.currency) })}
        </Button>
      }
    >
      <Stack gap={14}>
        <AmountDue bill={bill} />
        {refused && (
          <Text kind="error" size={14} className={styles.refused} role="alert">
            {refused}
          </Text>
        )}
        <SplitForm bill={bill} draft={draft} onDraft={change} />
      </Stack>
    </Page>
  )
}

/** Reserves the part and opens its payment. If the amount differs from the one shown, the guest confirms it first. */
function usePayPart() {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')
  const saveBill = useSaveBill()
  const pay = async (bill: Bill, draft: SplitDraft) => {
    const amount = amountOf(bill, draft)
    if (busy || amount === undefined) return
    setBusy(true)
    setRefused('')
    try {
      const { partId } = await reservePart(splitInput(bill, draft, amount))
      go(payPartPath(partId))
    } catch (error) {
      if (!isRefused(error)) throw error
      setRefused(error.message)
      void saveBill(billOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, refused, pay }
}
