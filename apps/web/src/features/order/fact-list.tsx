/** A fact's name and what it is; undefined or empty where there is none. */
export type Fact = readonly [name: string, value: string | undefined]

/** What was said with an order, each under its name; only what there is. */
export const FactList = ({ facts, className }: { facts: readonly Fact[]; className: string | undefined }) => (
  <dl className={className}>
    {facts.map(
      ([name, value]) =>
        value && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ),
    )}
  </dl>
)
