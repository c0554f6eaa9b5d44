/** The lint rule against reading the system clock: `new Date()`, which is the same as `Date.now()`. */
export const clock = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    return {
      NewExpression(node) {
        if (node.callee.type !== 'Identifier' || node.callee.name !== 'Date' || node.arguments.length > 0) return;
        context.report({ node, message: 'Ask a Time for the date it is.' });
      },
    };
  },
};
