import { printCalls } from '@comanda/contract/print'
import { kitchenCalls } from '@comanda/contract/kitchen'
import type { AskOf } from '@comanda/contract/core'
import type { MessageKey } from '@comanda/messages'
import { t } from '@comanda/web/i18n'
import { notify } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Dialog } from '@comanda/web/ui/overlays/dialog.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Switch } from '@comanda/web/ui/controls/switch.tsx'
import { Select, TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Unsaved } from '../../fields/unsaved.tsx'
import { useKept } from '../../fields/use-kept.ts'
import { Refused, send } from '../../platform/send.ts'
import type { PrinterNow } from './printer-types.ts'
import styles from './printers.module.css'
import { AskSheet } from '../../ui/ask-sheet.tsx'

type Settings = AskOf<typeof printCalls.savePrinter>['settings']

interface PrinterSheetProps {
  shopId: number
  printer: PrinterNow | undefined
  onClose: () => void
}

const encodings = ['multilingual', 'gb18030', 'big5', 'shiftjis', 'ksc5601', 'picture'] as const
const widths = [32, 42, 48] as const
const widthWords = { 32: 'print.cpl32', 42: 'print.cpl42', 48: 'print.cpl48' } as const

const fresh: Settings = {
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

function settingsOf(printer: PrinterNow | undefined): Settings {
  if (!printer) return fresh
  const { printerId: _id, version: _version, active: _active, ...settings } = printer
  return settings
}

/** What the server refused, at the field it names. */
const faultAt = (error: Error | null, field: string): string | undefined =>
  error instanceof Refused && error.field === field ? error.message : undefined

interface FieldsProps {
  settings: Settings
  onChange: (settings: Settings) => void
  error: Error | null
}

function AddressFields({ settings, onChange, error }: FieldsProps) {
  const set = (change: Partial<Settings>) => onChange({ ...settings, ...change })
  return (
    <>
      <Field label={t('print.name')} error={faultAt(error, 'settings.name')}>
        <TextInput
          value={settings.name}
          maxLength={40}
          onChange={event => set({ name: event.target.value })}
          data-focus
        />
      </Field>
      <div className={styles.pair}>
        <Field label={t('print.host')} hint={t('print.hostHint')} error={faultAt(error, 'settings.host')}>
          <TextInput value={settings.host} dir="ltr" onChange={event => set({ host: event.target.value })} />
        </Field>
        <Field label={t('print.port')} error={faultAt(error, 'settings.port')}>
          <TextInput
            value={String(settings.port || '')}
            inputMode="numeric"
            onChange={event => set({ port: Number(event.target.value.replaceAll(/\D/g, '')) })}
          />
        </Field>
      </div>
    </>
  )
}

function PaperFields({ settings, onChange }: FieldsProps) {
  const set = (change: Partial<Settings>) => onChange({ ...settings, ...change })
  return (
    <>
      <Field label={t('print.cpl')}>
        <Select
          value={settings.cpl}
          onChange={event => set({ cpl: widths.find(one => one === Number(event.target.value)) ?? 42 })}
        >
          {widths.map(cpl => (
            <option key={cpl} value={cpl}>
              {t(widthWords[cpl])}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('print.encoding')}>
        <Select
          value={settings.encoding}
          onChange={event => set({ encoding: encodings.find(one => one === event.target.value) ?? 'multilingual' })}
        >
          {encodings.map(encoding => (
            <option key={encoding} value={encoding}>
              {t(`print.encoding.${encoding}` as MessageKey)}
            </option>
          ))}
        </Select>
      </Field>
      <Switch checked={settings.confirms} onChange={confirms => set({ confirms })} detail={t('print.confirmsHint')}>
        {t('print.confirms')}
      </Switch>
    </>
  )
}

function WorkFields({ settings, onChange, error, stations }: FieldsProps & { stations: readonly string[] }) {
  const set = (change: Partial<Settings>) => onChange({ ...settings, ...change })
  const [typed, setTyped] = useState(settings.stations.join(', '))
  const write = (text: string) => {
    setTyped(text)
    set({ stations: text.split(/[,،，\s]+/).filter(Boolean) })
  }
  return (
    <>
      <Switch checked={settings.kitchen} onChange={kitchen => set({ kitchen })}>
        {t('print.kitchenAuto')}
      </Switch>
      {settings.kitchen && (
        <Field
          label={t('print.stations')}
          hint={t('print.stationsHint', { stations: stations.join(', ') })}
          error={error instanceof Refused && error.field?.startsWith('settings.stations') ? error.message : undefined}
          optional
        >
          <TextInput value={typed} dir="ltr" onChange={event => write(event.target.value)} />
        </Field>
      )}
      <Switch checked={settings.receipts} onChange={receipts => set({ receipts })}>
        {t('print.receiptsOn')}
      </Switch>
    </>
  )
}

function Removal({ shopId, printer, onGone }: { shopId: number; printer: PrinterNow; onGone: () => void }) {
  const [asking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => send(printCalls.removePrinter, { shopId, printerId: printer.printerId }),
    onSuccess: onGone,
    onError: error => notify({ shows: 'toast', message: error.message, tone: 'error' }),
  })
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {t('print.remove')}
      </Button>
      {asking && (
        <Dialog
          title={t('print.removeAsk', { name: printer.name })}
          danger
          busy={remove.isPending}
          confirm={t('print.remove')}
          cancel={t('console.goBack')}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          {t('print.removeHint')}
        </Dialog>
      )}
    </>
  )
}

/** One printer: where it is, what it speaks, what it prints. */
export function PrinterSheet({ shopId, printer, onClose }: PrinterSheetProps) {
  const client = useQueryClient()
  const kept = useKept(`printers/${shopId}/${printer?.printerId ?? 'new'}`, {
    version: printer?.version,
    settings: settingsOf(printer),
    active: printer?.active ?? true,
  })
  const { version, settings, active } = kept.value
  const { data: stations } = useQuery({
    queryKey: ['stations', shopId],
    queryFn: () => send(kitchenCalls.stations, { shopId }),
  })
  const done = () => {
    kept.done()
    void client.invalidateQueries({ queryKey: ['board', shopId, 'printers'] })
    onClose()
  }
  const save = useMutation({
    mutationFn: () =>
      send(printCalls.savePrinter, {
        shopId,
        active,
        settings,
        ...(printer && version !== undefined && { printerId: printer.printerId, version }),
      }),
    onSuccess: done,
    onError: error => {
      if (!(error instanceof Refused && error.field)) notify({ shows: 'toast', message: error.message, tone: 'error' })
    },
  })
  const fields = {
    settings,
    onChange: (next: Settings) => kept.put({ ...kept.value, settings: next }),
    error: save.error,
  }
  return (
    <AskSheet
      title={printer?.name ?? t('print.add')}
      onClose={onClose}
      action={t('console.save')}
      busy={save.isPending}
      onAction={() => save.mutate()}
    >
      <div className={styles.form}>
        <Unsaved kept={kept} />
        <AddressFields {...fields} />
        <WorkFields {...fields} stations={stations?.stations ?? []} />
        <PaperFields {...fields} />
        <Switch checked={active} onChange={on => kept.put({ ...kept.value, active: on })}>
          {t('print.active')}
        </Switch>
        {printer && <Removal shopId={shopId} printer={printer} onGone={done} />}
      </div>
    </AskSheet>
  )
}
