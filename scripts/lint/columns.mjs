/** The maximum width of a line. */
const WIDEST = 132;

/** The lint rule for the maximum line width, for code, comments and texts alike. */
export const columns = {
  meta: { type: 'layout', schema: [] },
  create(context) {
    return {
      Program() {
        context.sourceCode.lines.forEach((text, k) => {
          if (text.length <= WIDEST) return;
          const line = k + 1;
          const loc = { start: { line, column: WIDEST }, end: { line, column: text.length } };
          context.report({ loc, message: `This line has ${text.length} columns; ${WIDEST} are enough.` });
        });
      },
    };
  },
};
