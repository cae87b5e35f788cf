import { type Currency, money } from '@comanda/domain/money'
import { currentLocale, showMoney, showNumber } from '@comanda/web/i18n'
import {
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts'
import styles from './sales.module.css'

export interface Point {
  name: string
  /** The name on the axis, where the full one is too long. */
  short: string
  value: number
}

export interface ChartProps {
  points: readonly Point[]
  /** Left out: the values are counts. */
  currency: Currency | undefined
  title: string
}

const textOf = (value: number, currency: Currency | undefined): string =>
  currency ? showMoney(money(value), currency) : showNumber(value)

/** An amount in short for an axis: 1.2K. */
function axisText(value: number, currency: Currency | undefined): string {
  const units = currency ? value / 10 ** currency.internationalSystemOfUnits : value
  return units.toLocaleString(currentLocale().intl, { notation: 'compact', maximumFractionDigits: 1 })
}

/** The name and figure of the bar pointed at; the chart fills in which one that is. */
const Tip = ({ active, payload = [], currency }: Partial<TooltipContentProps> & Pick<ChartProps, 'currency'>) => {
  const [first] = payload
  if (!active || !first) return null
  const { name, value } = first.payload as Point
  return (
    <div className={styles.tip}>
      <bdi>{name}</bdi>
      <strong>{textOf(value, currency)}</strong>
    </div>
  )
}

const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl'
const axis = { tick: { fill: 'var(--ink-2)', fontSize: 13 }, tickLine: false, axisLine: false } as const
const cursor = { fill: 'var(--sunken)' } as const

/** Upright bars over time. The table beside it says the same to screen readers. */
export function CourseChart({ points, currency, title }: ChartProps) {
  const reversed = isRightToLeft()
  return (
    <figure className={styles.chart} aria-label={title} dir="ltr">
      <ResponsiveContainer width="100%" height={240}>
        <BarChart data={[...points]} margin={{ top: 8, right: 8, bottom: 0, left: 8 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis {...axis} dataKey="short" reversed={reversed} minTickGap={12} />
          <YAxis
            {...axis}
            width={52}
            orientation={reversed ? 'right' : 'left'}
            tickFormatter={(value: number) => axisText(value, currency)}
          />
          <Tooltip cursor={cursor} isAnimationActive={false} content={<Tip currency={currency} />} />
          <Bar dataKey="value" fill="var(--primary)" radius={[4, 4, 0, 0]} maxBarSize={48} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </figure>
  )
}

const ROW_PX = 36

/** Lying bars, the longest first. */
export function RankChart({ points, currency, title }: ChartProps) {
  const reversed = isRightToLeft()
  return (
    <figure className={styles.chart} aria-label={title} dir="ltr">
      <ResponsiveContainer width="100%" height={points.length * ROW_PX + 40}>
        <BarChart
          data={[...points]}
          layout="vertical"
          margin={{ top: 0, right: 16, bottom: 0, left: 16 }}
          accessibilityLayer={false}
        >
          <CartesianGrid horizontal={false} stroke="var(--line)" />
          <XAxis
            {...axis}
            type="number"
            reversed={reversed}
            tickFormatter={(value: number) => axisText(value, currency)}
          />
          <YAxis {...axis} type="category" dataKey="short" width={132} orientation={reversed ? 'right' : 'left'} />
          <Tooltip cursor={cursor} isAnimationActive={false} content={<Tip currency={currency} />} />
          <Bar
            dataKey="value"
            fill="var(--primary)"
            radius={reversed ? [4, 0, 0, 4] : [0, 4, 4, 0]}
            maxBarSize={22}
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </figure>
  )
}
