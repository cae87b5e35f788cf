import { printCalls } from '@comanda/contract/print'
import { kitchenCalls } from '@comanda/contract/kitchen'
import type { RequestInputOf, ResponseOf } from '@comanda/contract/core'
import { t } from '@comanda/web/i18n'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import { SheetForm } from '../../forms/sheet-form.tsx'
import { useDraftForm } from '../../forms/state/use-draft-form.ts'
import { send } from '../../platform/send.ts'
import { RemoveDialog } from '../../ui/remove-dialog.tsx'
import styles from './printers.module.css'

type Printers = ResponseOf<typeof printCalls.printers>
export type Printer = Printers['printers'][number]
export type PrintedPaper = Printers['jobs'][number]

type Values = Pick<RequestInputOf<typeof printCalls.savePrinter>, 'settings' | 'active'>

const Fields = fieldsOf<Values>()

const encodings = ['multilingual', 'gb18030', 'big5', 'shiftjis', 'ksc5601', 'picture'] as const

const newPrinter: Values['settings'] = {
  name: '',
  host: '',
  port: 9100,
  cpl: 42,
  encoding: 'multilingual',
  stations: [],
  kitchen: true,
  receipts: false,
  confirms: true,
}

function valuesOf(printer: Printer | undefined): Values {
  if (!printer) return { settings: newPrinter, active: true }
  const { printerId: _id, version: _version, active, ...settings } = printer
  return { settings, active }
}

const AddressFields = () => (
  <>
    <Fields.Text name="settings.name" label={t('print.name')} maxLength={40} data-focus />
    <div className={styles.pair}>
      <Fields.Text name="settings.host" label={t('print.host')} hint={t('print.hostHint')} dir="ltr" />
      <Fields.Text
        name="settings.port"
        label={t('print.port')}
        inputMode="numeric"
        format={(port: number) => String(port || '')}
        parse={text => Number(text.replaceAll(/\D/g, ''))}
      />
    </div>
  </>
)

const stationsIn = (text: string): string[] => text.split(/[,،，\s]+/).filter(Boolean)

/** The papers it prints automatically. */
function WorkFields({ shopId, settings }: { shopId: number; settings: Values['settings'] }) {
  const { data } = useQuery({ queryKey: ['stations', shopId], queryFn: () => send(kitchenCalls.stations, { shopId }) })
  const [typed, setTyped] = useState(() => settings.stations.join(', '))
  const parse = (text: string) => {
    setTyped(text)
    return stationsIn(text)
  }
  return (
    <>
      <Fields.Switch name="settings.kitchen">{t('print.kitchenAuto')}</Fields.Switch>
      {settings.kitchen && (
        <Fields.Text
          name="settings.stations"
          label={t('print.stations')}
          hint={t('print.stationsHint', { stations: (data?.stations ?? []).join(', ') })}
          optional
          dir="ltr"
          format={(stations: string[]) => (stationsIn(typed).join() === stations.join() ? typed : stations.join(', '))}
          parse={parse}
        />
      )}
      <Fields.Switch name="settings.receipts">{t('print.receiptsOn')}</Fields.Switch>
    </>
  )
}

const PaperFields = () => (
  <>
    <Fields.Select
      name="settings.cpl"
      label={t('print.cpl')}
      options={([32, 42, 48] as const).map(width => [width, t(`print.cpl${width}`)] as const)}
    />
    <Fields.Select
      name="settings.encoding"
      label={t('print.encoding')}
      options={encodings.map(encoding => [encoding, t(`print.encoding.${encoding}`)] as const)}
    />
    <Fields.Switch name="settings.confirms" detail={t('print.confirmsHint')}>
      {t('print.confirms')}
    </Fields.Switch>
  </>
)

interface PrinterSheetProps {
  shopId: number
  /** Undefined: a new one. */
  printer: Printer | undefined
  onClose: () => void
}

/** One printer: address, contents and settings. */
export function PrinterSheet({ shopId, printer, onClose }: PrinterSheetProps) {
  const client = useQueryClient()
  const close = () => {
    void client.invalidateQueries({ queryKey: ['board', shopId, 'printers'] })
    onClose()
  }
  const form = useDraftForm({
    draft: `printers/${shopId}/${printer?.printerId ?? 'new'}`,
    saved: printer,
    valuesOf,
    call: printCalls.savePrinter,
    requestOf: (values, base) => ({
      shopId,
      ...values,
      ...(base && { printerId: base.printerId, version: base.version }),
    }),
    onSaved: close,
  })
  return (
    <SheetForm form={form} title={printer?.name ?? t('print.add')} onClose={onClose}>
      <AddressFields />
      <WorkFields shopId={shopId} settings={form.values.settings} />
      <PaperFields />
      <Fields.Switch name="active">{t('print.active')}</Fields.Switch>
      {printer && (
        <RemoveDialog
          call={printCalls.removePrinter}
          request={{ shopId, printerId: printer.printerId }}
          label={t('print.remove')}
          title={t('print.removeAsk', { name: printer.name })}
          hint={t('print.removeHint')}
          onRemoved={close}
        />
      )}
    </SheetForm>
  )
}
