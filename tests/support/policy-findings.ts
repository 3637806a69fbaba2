import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

/**
 * What Google's CSP Evaluator has against a policy, in its own words.
 *
 * Left out is its remark that an allowed origin might serve scripts for others ("No bypass found",
 * which it makes of `'self'` too, wherever a policy has no `'strict-dynamic'`; why ours has none says
 * scripts/build/csp.ts). One for which it knows a way around the policy is a finding of a higher
 * severity, and stays.
 */
export function policyFindings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(
      ({ type, severity }) =>
        type !== Type.SCRIPT_ALLOWLIST_BYPASS || severity < Severity.MEDIUM_MAYBE,
    )
    .map(({ directive, value, description }) => `${directive} ${value}: ${description}`);
}

/** The policy that a page says of itself; none where it says none. */
export const policyIn = (html: string): string | undefined =>
  /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(html)?.[1];
