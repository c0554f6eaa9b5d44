/** The text of a game's rules, as the documentation has it; loaded when it is read. */
export type RulesSource = () => Promise<{ readonly default: string }>;

/** The games whose rules can be read here. */
export const RULES_SOURCES: Readonly<Record<string, RulesSource>> = {
  chanoyu: () => import('../../../../docs/rules/chanoyu.md?raw'),
  chapanka: () => import('../../../../docs/rules/chapanka.md?raw'),
  chinaso: () => import('../../../../docs/rules/chinaso.md?raw'),
  chinchon: () => import('../../../../docs/rules/chinchon.md?raw'),
  chinkway: () => import('../../../../docs/rules/chinkway.md?raw'),
};
