import { staffGiftCardCalls as calls } from '@comanda/contract/giftcard'
import { money } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { DraftForm } from '../../fields/draft-form.tsx'
import { send } from '../../platform/send.ts'
import { currenciesOf, type Facts, type GiftSetup, nameOf, newId, type PartProps, useGiftPrograms } from './api.ts'
import { GiftForm } from './gift-form.tsx'
import { ItemBar, useItems } from './item-bar.tsx'
import styles from './money.module.css'
import { useMoneyDraft } from './use-money-draft.ts'
import { AskFailed } from '../../ui/ask-failed.tsx'

function begin(facts: Facts, like: GiftSetup | undefined): GiftSetup {
  const currency = currenciesOf(facts)[0]
  const whole = (amount: number) => money(amount * 10 ** (currency?.internationalSystemOfUnits ?? 2))
  return {
    mark: '',
    sold: 0,
    program: {
      programId: newId('gift'),
      name: {},
      description: {},
      terms: like?.program.terms ?? {},
      currencyCode: currency?.currencyCode ?? '',
      occasions: like?.program.occasions ?? [],
      designs: like?.program.designs ?? [],
      amounts: [whole(25), whole(50)],
      discounts: [],
      validMonths: 24,
      shopIds: [],
      onSale: false,
    },
  }
}

function One({ shopId, facts, item }: PartProps & { item: GiftSetup }) {
  const { mark, program, sold } = item
  const part = useMoneyDraft(shopId, `gifts/${program.programId}`, { mark, program }, ask =>
    send(calls.saveGiftProgram, { shopId, ...ask }),
  )
  return (
    <DraftForm part={part}>
      {mark !== '' && <p className={styles.quiet}>{t('money.sold', { count: sold })}</p>}
      <GiftForm
        shopId={shopId}
        program={part.draft.program}
        isNew={mark === ''}
        facts={facts}
        faultAt={part.faultAt}
        onChange={next => part.edit({ program: next })}
      />
    </DraftForm>
  )
}

function Parts({ saved, ...props }: PartProps & { saved: GiftSetup[] }) {
  const { items, chosen, choose, begin: add } = useItems('gifts', saved, item => item.program.programId)
  return (
    <div className={styles.part}>
      <ItemBar
        label={t('money.gifts')}
        items={items.map(({ program: { programId: id, name, onSale } }) => ({ id, name: nameOf(name), off: !onSale }))}
        chosen={chosen?.program.programId}
        onChoose={choose}
        onAdd={() => add(begin(props.facts, saved[0]))}
        add={t('money.newGift')}
      />
      {chosen && <One key={chosen.program.programId} {...props} item={chosen} />}
    </div>
  )
}

/** Kinds of gift cards on sale. CARD-5 */
export function GiftsPart(props: PartProps) {
  const asked = useGiftPrograms(props.shopId)
  if (asked.isPending) return <Skeleton height={320} />
  if (!asked.data) return <AskFailed asked={asked} />
  return <Parts {...props} saved={asked.data.programs} />
}
