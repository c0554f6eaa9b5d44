import { type Stretch, VALUES } from '@chinwag/rules/chanoyu';

/** A row's ten places as they were scored at the end of the round, with the places of each run joined. */
export function Places({ found }: { readonly found: readonly Stretch[] }) {
  return (
    <span className="round-places" aria-hidden="true">
      {VALUES.map((value) => {
        const stretch = found.find(([low, high]) => value >= low && value <= high);
        return (
          <i
            key={value}
            data-taken={stretch !== undefined || undefined}
            data-goes-on={(stretch !== undefined && value > stretch[0]) || undefined}
          >
            {value}
          </i>
        );
      })}
    </span>
  );
}
